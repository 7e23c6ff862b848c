// A small network: what is noticed about a seat counts directly, and through one hidden layer; out comes one number. Only sums and
// products, so that it says the same wherever it runs.

export class Net {
  readonly inputs: number;
  readonly hidden: number;
  /** Row by row [hidden][inputs], then [hidden] what is added to each, [hidden] what each counts, [inputs] what each counts directly. */
  readonly weights: Float32Array;

  constructor(inputs: number, hidden: number, weights: Float32Array) {
    if (weights.length !== size(inputs, hidden))
      throw new Error(
        `a network of ${inputs} inputs and ${hidden} hidden units has ${size(inputs, hidden)} weights, not ${weights.length}`,
      );
    this.inputs = inputs;
    this.hidden = hidden;
    this.weights = weights;
  }

  /** For the inputs in `x` from `from` on. */
  of(x: ArrayLike<number>, from = 0): number {
    const { inputs, hidden, weights } = this;
    const added = hidden * inputs;
    const direct = added + 2 * hidden;
    let out = 0;
    for (let i = 0; i < inputs; i++) out += weights[direct + i] * x[from + i];
    for (let h = 0, w = 0; h < hidden; h++) {
      let sum = weights[added + h];
      for (let i = 0; i < inputs; i++) sum += weights[w++] * x[from + i];
      if (sum > 0) out += sum * weights[added + hidden + h];
    }
    return out;
  }
}
export const size = (inputs: number, hidden: number): number => hidden * (inputs + 2) + inputs;
