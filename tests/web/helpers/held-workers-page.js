// Workers whose messages a test delivers: the part that runs in the page. The text of the real worker runs here, too, each
// time in a scope of its own, and in one thread with everything else: what is done next is never left to chance.

/** @typedef {import('./held-workers.js').Counts} Counts */
/** @typedef {import('./held-workers.js').HeldWorkers} HeldWorkers */

/** In the page, before anything else. It takes nothing from around it: Playwright sends its text. @param {import('./held-workers.js').Options} options */
export function heldWorkers({ workers, none, seed, stopped, hurry, unitsPerMs, faults, lacks, clock }) {
  /** Longer than any slice: what waits so long is somebody's patience. */
  const LONG = 5000;
  /** As long as a slice of the page's. */
  const SLICE = 8;
  const { setTimeout: timer, clearTimeout: clear } = globalThis;
  const now = performance.now.bind(performance);
  const channel = new MessageChannel();
  const ports = { get: channel.port1, put: channel.port2 };
  if (lacks === 'MessageChannel') Reflect.deleteProperty(globalThis, 'MessageChannel');

  // ——— What is counted, and who delivers ———

  /** @type {Counts} */
  const counts = {
    started: 0,
    alive: 0,
    mostAlive: 0,
    terminated: 0,
    waiting: 0,
    silent: 0,
    mostQueued: 0,
    asked: { open: 0, roll: 0, close: 0, other: 0 },
    heard: { hello: 0, progress: 0, ready: 0, block: 0, error: 0 },
  };
  /** @type {HeldWorker[]} */
  const all = [];
  /** Every queue keeps its order, as a port does; which of them is next, the seed says. @returns {(() => void)[][]} */
  const queues = () => all.flatMap(({ inbox, own, outbox }) => [inbox, own, outbox]).filter(({ length }) => length > 0);
  let state = seed >>> 0;
  // mulberry32, as in random.js.
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** @type {HeldWorkers} */
  const held = {
    get counts() {
      const waiting = queues().reduce((sum, { length }) => sum + length, 0);
      return { ...counts, waiting, silent: all.filter((it) => it.alive && it.silent).length };
    },
    stopped,
    next(most = 1) {
      for (let delivered = 0; delivered < most; delivered += 1) {
        const due = queues();
        if (due.length === 0) return delivered;
        due[Math.floor(random() * due.length)].shift()?.();
      }
      return most;
    },
    goOn() {
      held.stopped = false;
      awake();
    },
    pass(milliseconds) {
      const until = passed + milliseconds;
      for (;;) {
        const [next] = [...timers].sort(([, a], [, b]) => a.due - b.due);
        if (!next || next[1].due > until) break;
        timers.delete(next[0]);
        passed = next[1].due;
        next[1].work();
      }
      passed = until;
    },
    fail: (worker, how) => all[worker].fail(how),
    befall: (fault) => void faults.push({ ...fault }),
  };
  Object.assign(globalThis, { heldWorkers: held });

  // One message a task, so that the page draws and answers in between.
  let asleep = true;
  const awake = () => {
    if (!asleep || held.stopped || queues().length === 0) return;
    asleep = false;
    ports.put.postMessage(null);
  };
  ports.get.onmessage = () => {
    asleep = true;
    if (!held.stopped) held.next();
    awake();
  };

  // ——— Time ———

  let passed = 0;
  /** What the page has taken to roll by itself. */
  let rolling = 0;
  let lastTimer = 0;
  /** @type {Map<number, {due: number, work: () => void}>} */
  const timers = new Map();
  performance.now = () => now() + passed + rolling;
  let read = 0;
  // A millisecond earlier at every look, or always the same time.
  if (clock !== null)
    performance.now = () => {
      if (clock !== 'frozen') read -= 1;
      return read;
    };
  const { instantiate, Instance, Module } = WebAssembly;
  /** @param {WebAssembly.Instance} instance  the page's own */
  const slowed = ({ exports }) => {
    const all = Object.entries(exports).map(([name, it]) => {
      if (!/^(?!workbench).*_roll$/.test(name)) return [name, it];
      const roll = /** @type {(...given: unknown[]) => unknown} */ (it);
      return [
        name,
        (/** @type {unknown[]} */ ...given) => {
          rolling += SLICE;
          return roll(...given);
        },
      ];
    });
    return Object.create(WebAssembly.Instance.prototype, { exports: { value: Object.fromEntries(all) } });
  };
  WebAssembly.instantiate = /** @type {any} */ (
    async (/** @type {any} */ source, /** @type {any} */ imports) => {
      if (!atOnce && source instanceof Module) await prepareCores(source);
      const made = /** @type {any} */ (await instantiate(source, imports));
      if (!hurry) return made;
      return made instanceof WebAssembly.Instance ? slowed(made) : { ...made, instance: slowed(made.instance) };
    }
  );
  Object.assign(globalThis, {
    setTimeout: (
      /** @type {(...given: any[]) => void} */ work,
      /** @type {number} */ delay = 0,
      /** @type {any[]} */ ...given
    ) => {
      if (!(delay >= LONG)) return timer(work, delay, ...given);
      lastTimer -= 1;
      timers.set(lastTimer, { due: passed + delay, work: () => work(...given) });
      return lastTimer;
    },
    clearTimeout: (/** @type {number | undefined} */ id) => void (timers.delete(Number(id)) || clear(id)),
  });

  // ——— Cores of workers ———

  /**
   * Whether the main thread, in which these workers run, makes instances of more than 4 KB at once. Chromium does since 115;
   * before, the instances are made ahead, with the page's own.
   */
  const atOnce = (() => {
    // A module with nothing but a custom section of 8 KB.
    const large = new Uint8Array(11 + 8193);
    large.set([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, 0x81, 0x40]);
    try {
      return Boolean(new Module(large));
    } catch {
      return false;
    }
  })();
  /**
   * One for each worker that will be started; a worker that gets none says so. Not many more, because each memory takes ten
   * gigabytes of a process's addresses.
   * @type {WebAssembly.Instance[]}
   */
  const cores = [];

  /** @param {WebAssembly.Module} module */
  async function prepareCores(module) {
    /** @type {Record<string, Record<string, () => void>>} */
    const imports = {};
    for (const { module: from, name } of Module.imports(module)) {
      imports[from] ??= {};
      imports[from][name] = () => {
        throw new Error(name);
      };
    }
    for (let i = 0; i < workers + 5; i += 1) cores.push(await instantiate(module, imports));
  }
  const forWorkers = Object.create(WebAssembly, {
    Instance: {
      // biome-ignore lint/complexity/useArrowFunction: a worker calls it with `new`.
      value: function (/** @type {WebAssembly.Module} */ module, /** @type {WebAssembly.Imports} */ imports) {
        return cores.pop() ?? new Instance(module, imports);
      },
    },
  });

  // ——— Workers ———

  Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', {
    configurable: true,
    get: () => (lacks === 'hardwareConcurrency' ? undefined : workers + 1),
  });
  if (none === 'missing') return void Reflect.deleteProperty(globalThis, 'Worker');

  /** Texts of blobs, which can otherwise only be waited for. @type {WeakMap<object, string>} */
  const texts = new WeakMap();
  globalThis.Blob = class extends Blob {
    /** @param {BlobPart[]} [parts] @param {BlobPropertyBag} [how] */
    constructor(parts, how) {
      super(parts, how);
      if (parts?.every((part) => typeof part === 'string')) texts.set(this, parts.join(''));
    }
  };
  /** @type {Map<string, string>} */
  const addresses = new Map();
  const { createObjectURL } = URL;
  URL.createObjectURL = (it) => {
    const address = createObjectURL(it);
    addresses.set(address, texts.get(it) ?? '');
    return address;
  };

  /** What a worker says, in a word. @param {any} data @returns {keyof Counts['heard']} */
  const said = (data) => (data.hello ? 'hello' : data.ready ? 'ready' : data.block ? 'block' : 'progress');

  /** @param {any} data @returns {'open' | 'roll' | 'close' | 'other'} */
  const askedFor = (data) => ('open' in data ? 'open' : 'roll' in data ? 'roll' : 'close' in data ? 'close' : 'other');

  class HeldWorker extends EventTarget {
    /** @param {string | URL} address */
    constructor(address) {
      super();
      const text = addresses.get(String(address));
      if (text === undefined) throw new Error(`no worker's text is at ${address}`);
      if (none === 'throwing') throw new Error('no worker starts here');
      this.number = counts.started;
      counts.started += 1;
      counts.alive += 1;
      counts.mostAlive = Math.max(counts.mostAlive, counts.alive);
      this.alive = true;
      this.silent = none === 'silent';
      /** Messages that it has got, by their kind. @type {Record<string, number>} */
      this.messages = {};
      this.queued = 0;
      /** The fault that its next block has. @type {import('./held-workers.js').Fault['how'] | null} */
      this.spoils = null;
      /** A block that comes after the next one. @type {any} */
      this.kept = null;
      this.time = 0;
      this.cost = 0;
      /** @type {(() => void)[]} */
      this.inbox = [];
      /** Its timers. @type {(() => void)[]} */
      this.own = [];
      /** @type {(() => void)[]} */
      this.outbox = [];
      for (const type of ['message', 'error', 'messageerror']) {
        this.addEventListener(type, (event) => /** @type {any} */ (this)[`on${type}`]?.(event));
      }
      this.scope = this.scopeOf();
      all.push(this);
      this.put(this.inbox, () => {
        if (none === 'failing') this.fail('dies');
        else if (!this.silent)
          this.run(() => new Function('scope', `with (scope) (function () {${text}\n}).call(scope);`)(this.scope));
      });
    }

    /** All that a worker may have for its own; the rest is the page's. @returns {any} */
    scopeOf() {
      const port = () => {
        /** @type {any} */
        const it = { onmessage: null, start() {}, close() {} };
        it.postMessage = (/** @type {any} */ data) =>
          this.put(this.own, () => this.run(() => it.other.onmessage?.({ data })));
        return it;
      };
      /** @type {any} */
      const scope = {
        onmessage: null,
        onerror: null,
        postMessage: (/** @type {any} */ data, /** @type {any} */ transfer) => this.say(data, transfer),
        addEventListener: (/** @type {string} */ type, /** @type {any} */ work) => {
          scope[`on${type}`] = work;
        },
        close: () => this.terminate(),
        WebAssembly: forWorkers,
        performance: { now: () => (clock === null ? this.look() : performance.now()) },
        setTimeout: (/** @type {() => void} */ work) => this.put(this.own, () => this.run(work)),
        MessageChannel:
          lacks === 'MessageChannel'
            ? undefined
            : class {
                port1 = port();
                port2 = port();
                constructor() {
                  this.port1.other = this.port2;
                  this.port2.other = this.port1;
                }
              },
      };
      return Object.assign(scope, { self: scope, globalThis: scope });
    }

    /** A millisecond for a look, and what the work takes that is done after it. */
    look() {
      const { time } = this;
      this.time += 1 + this.cost;
      this.cost = 0;
      return time;
    }

    /** @param {(() => void)[]} queue @param {() => void} work */
    put(queue, work) {
      queue.push(work);
      awake();
    }

    /** Whatever the worker does: an error that it does not catch is told, and it lives on. @param {() => unknown} work */
    run(work) {
      if (!this.alive || this.silent) return;
      try {
        work();
      } catch (error) {
        this.complain(String(error));
      }
    }

    /** @param {string} message */
    complain(message) {
      this.put(this.outbox, () => this.tell('error', new ErrorEvent('error', { message, cancelable: true })));
    }

    /** @param {import('./held-workers.js').Fault['how']} how */
    fail(how) {
      if (how !== 'dies' && how !== 'hangs') {
        this.spoils = how;
        return;
      }
      if (how === 'dies') this.complain('the worker has died');
      this.silent = true;
      this.own.length = 0;
    }

    /** @param {any} data @param {any} [transfer] */
    say(data, transfer) {
      const message = structuredClone(data, Array.isArray(transfer) ? { transfer } : transfer);
      const { spoils } = this;
      if (!message.block || !spoils) return this.send(message);
      if (spoils === 'swaps' && !this.kept) {
        // It comes after the next one.
        this.kept = message;
        return;
      }
      this.spoils = null;
      if (spoils === 'throws') throw new DOMException('the message could not be cloned', 'DataCloneError');
      if (spoils === 'garbles') message.block.fill(0xff);
      if (spoils === 'empties') message.block = new Uint8Array(0);
      this.send(message);
      if (spoils === 'repeats') this.send(structuredClone(message));
      if (this.kept) this.send(this.kept);
      this.kept = null;
    }

    /** @param {any} message */
    send(message) {
      this.put(this.outbox, () => {
        if (message.block) this.queued -= 1;
        this.tell(said(message), new MessageEvent('message', { data: message }));
      });
    }

    /** @param {keyof Counts['heard']} what @param {Event} event */
    tell(what, event) {
      counts.heard[what] += 1;
      this.dispatchEvent(event);
    }

    /** @param {any} data @param {any} [transfer] */
    postMessage(data, transfer) {
      const message = structuredClone(data, Array.isArray(transfer) ? { transfer } : transfer);
      if (!this.alive) return;
      const kind = askedFor(message);
      const refused = faults.find((it) => it.how === 'refuses' && (it.times ?? 1) > 0 && (it.kind ?? kind) === kind);
      if (refused) {
        refused.times = (refused.times ?? 1) - 1;
        throw new DOMException('the message could not be cloned', 'DataCloneError');
      }
      counts.asked[kind] += 1;
      if (kind === 'roll') {
        this.queued += 1;
        counts.mostQueued = Math.max(counts.mostQueued, this.queued);
      }
      this.put(this.inbox, () => {
        const of = this.messages[kind] ?? 0;
        const fault = faults.find(
          (it) =>
            it.how !== 'refuses' &&
            !this.silent &&
            (it.times ?? 1) > 0 &&
            (it.worker ?? this.number) === this.number &&
            (it.message ?? of) === of &&
            (it.kind ?? kind) === kind &&
            (it.from ?? message.from) === message.from,
        );
        this.messages[kind] = of + 1;
        if (fault) {
          fault.times = (fault.times ?? 1) - 1;
          this.fail(fault.how);
        }
        if (kind === 'roll') this.cost += (message.to - message.from) / unitsPerMs;
        this.run(() => this.scope.onmessage?.(new MessageEvent('message', { data: message })));
      });
    }

    terminate() {
      if (!this.alive) return;
      this.alive = false;
      counts.alive -= 1;
      counts.terminated += 1;
      for (const queue of [this.inbox, this.own, this.outbox]) queue.length = 0;
    }
  }
  Object.assign(globalThis, { Worker: HeldWorker });
}
