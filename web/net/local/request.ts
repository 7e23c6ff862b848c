/** What the browser's database answers. */
export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((good, bad) => {
    request.onsuccess = () => good(request.result);
    request.onerror = () => bad(request.error ?? new Error('the database fails'));
  });
