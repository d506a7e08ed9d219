/** A request answered with a 4xx status and a sentence for developers; visitors get the words of `refused-form.json`. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 404 | 405 | 413 | 415 | 422 | 429,
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}
