// What readers do that may take long: what the tests count in slices, and the benchmark measures. It runs in the page, and
// imports nothing. What a reader does comes as a task of its own, never in the middle of a frame that the page draws: so a
// frame is waited for, and the task after it.

/** @typedef {import('../../../www/labs/bearoff/lab.js').BearoffLab} BearoffLab */
/** @typedef {import('../../../www/labs/hand/lab.js').PlainLab} HandLab */
/** @typedef {import('../../../www/labs/two-checker/lab.js').TwoCheckerLab} TwoCheckerLab */

/** Steps, replays the article, takes other dice, changes views. @param {TwoCheckerLab} it */
export async function lookAround(it) {
  const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  for (let step = 0; step < 6; step += 1) {
    it.act.step();
    await frame();
  }
  for (let again = 0; again < 2; again += 1) {
    await it.replay();
    await frame();
  }
  it.act.changeView({ axis: 'linear' });
  await frame();
  it.act.newDice();
  await it.roll(100_000);
  await frame();
  it.change({ gamesShown: 'first' });
  await frame();
  it.rewind();
}

/** Takes the games as a spreadsheet, steps, plays a roll on the board and takes it back. @param {BearoffLab} it */
export async function playOnBoard(it) {
  await it.act.downloadGames();
  for (let step = 0; step < 8; step += 1) {
    it.act.step();
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  }
  it.act.playRoll(1);
  await it.settled();
  it.act.takeBack();
  await it.settled();
}

/** Plays five games by hand, always the first checker that can be moved. @param {HandLab} it */
export async function playFive(it) {
  for (let game = 0; game < 5; game += 1) {
    it.begin();
    for (let turn = it.session.played?.view().turn; turn; turn = it.session.played?.view().turn) {
      it.move(turn.movable[0].from);
      if (it.session.played?.view().turn?.done) it.confirm();
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    }
    await it.settled();
  }
}
