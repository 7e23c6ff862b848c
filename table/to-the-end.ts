/** What comes of steps that somebody with others to serve would take one by one: all of them in one go. */
export function toTheEnd<T>(steps: Iterator<unknown, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
