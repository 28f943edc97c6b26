//! The interface for workers, called with numbers and through the module's memory.

use js_sys::{Uint8Array, WebAssembly};
use wasm_bindgen::{JsCast, JsValue};

use super::module::{call, construct, number};
use super::refusals::Outcome;

/// A workbench, called as a worker's script does.
pub struct Bench(JsValue);

impl Bench {
    /// Opens the job of some work, and prepares it.
    pub fn for_work(work: &JsValue) -> Self {
        let bench = Self::open(&call(work, "order", &[]).expect("an order"));
        let bench = bench.expect("an order of a lab");
        bench.prepare();
        bench
    }

    /// Opens a job; `None` if the bytes are none.
    pub fn open(order: &JsValue) -> Option<Self> {
        let bench = Self(construct("Workbench", &[]).expect("a workbench"));
        let order: &Uint8Array = order.unchecked_ref();
        let inbox = bench.number("inbox", &[&order.length().into()]);
        memory().set(order, inbox as u32);
        let open = call(&bench.0, "open", &[]).expect("an answer");
        open.as_bool().expect("whether it is one").then_some(bench)
    }

    /// Prepares the job. Returns the number of steps.
    pub fn prepare(&self) -> u32 {
        let (mut steps, mut before) = (1, 0.0);
        loop {
            let ready = self.number("prepare", &[]);
            assert!((before..=1.0).contains(&ready), "{before} {ready}");
            if ready == 1.0 {
                return steps;
            }
            (steps, before) = (steps + 1, ready);
        }
    }

    /// Returns the job's output.
    pub fn output(&self) -> JsValue {
        self.sent(self.number("made", &[]))
    }

    /// Rolls the chunk of units `from..to`.
    pub fn roll(&self, from: f64, to: f64) -> JsValue {
        self.sent(self.number("roll", &[&from.into(), &to.into()]))
    }

    fn number(&self, method: &str, arguments: &[&JsValue]) -> f64 {
        let number = call(&self.0, method, arguments).expect("a number");
        number.as_f64().expect("a number")
    }

    /// Returns a copy of this many bytes of the outbox.
    fn sent(&self, bytes: f64) -> JsValue {
        let outbox = self.number("outbox", &[]) as u32;
        memory().slice(outbox, outbox + bytes as u32).into()
    }
}

/// Returns the module's current memory.
fn memory() -> Uint8Array {
    let memory: WebAssembly::Memory = wasm_bindgen::memory().unchecked_into();
    Uint8Array::new(&memory.buffer())
}

/// Merges a chunk into work.
pub fn merge(work: &JsValue, block: &JsValue) -> Outcome {
    call(work, "merge", &[block])
}

/// Returns the bytes of a job or a chunk.
pub fn bytes(of: &JsValue) -> Vec<u8> {
    of.unchecked_ref::<Uint8Array>().to_vec()
}

/// Returns bytes as a `Uint8Array`.
pub fn array(bytes: &[u8]) -> JsValue {
    Uint8Array::from(bytes).into()
}

/// Returns the fraction of some work that is done, 0..1.
pub fn progress(work: &JsValue) -> f64 {
    number(work, "done") / number(work, "all")
}
