/** A request answered with an error status and a sentence for developers; visitors get the words of `refused-form.json`. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 413 | 415 | 422 | 429 | 500 | 503,
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}
