// Shows what the house tells whoever has this browser, also when no page is open, and leads to the table. It does nothing else.
addEventListener('push', (event) => {
  const { title, body, path, tag, language } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag, lang: language, icon: '/icon.svg', data: { path } }));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(
    clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const there = windows.find((one) => new URL(one.url).pathname === path);
      return there ? there.focus() : clients.openWindow(path);
    }),
  );
});
