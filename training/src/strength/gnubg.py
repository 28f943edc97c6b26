"""What GNU Backgammon runs to be asked for plays: `gnubg.rs` beside it is who asks.

From standard input it reads a number of four bytes, and as many times the checkers of the other side and its own, from the
ace point up and then the bar, and two dice, a byte each; until there is no more. To standard output it writes for each of them
eight bytes: points from and to of up to four checkers.
"""
import struct
import sys

import gnubg

# Money, without a cube to turn: gammons count, whatever the Jacoby rule says.
CUBE = gnubg.cubeinfo(1, -1, 0, 0, (0, 0))
CUBE["jacoby"] = 0
CUBE["gammonprice"] = ((1.0, 1.0), (1.0, 1.0))
# Cubeless, 0-ply, deterministic, without pruning (of which there is none at 0-ply) and noise.
AT_SIGHT = gnubg.evalcontext(0, 0, 1, 0, 0.0)


def answer(asked):
    board = (list(asked[:25]), list(asked[25:50]))
    moves = gnubg.findbestmove(board, CUBE, AT_SIGHT, (asked[50], asked[51]))
    return bytes(moves).ljust(8, b"\0")


def main():
    asked, answers = sys.stdin.buffer, sys.stdout.buffer
    answers.write(b"\nready to be asked\n")
    answers.flush()
    while count := asked.read(4):
        (count,) = struct.unpack("<I", count)
        questions = asked.read(52 * count)
        for first in range(0, len(questions), 52):
            answers.write(answer(questions[first : first + 52]))
        answers.flush()


main()
