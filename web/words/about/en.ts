// What the house says of itself, in English. French and Polish are typed against this.
export const about = {
  title: 'About Ridotto',
  paragraphs: [
    'Ridotto is free software for playing board games with friends on a server of your own. It needs no account, sets no cookies, loads nothing from elsewhere and shows no advertisements. Your device has a key by which the house knows it again; more than that, an e-mail address or a passkey, it knows only if you add it yourself.',
    'The four games played here are other people’s; who made each of them stands below. This is an unofficial implementation, not affiliated with, endorsed or sponsored by the authors or the publishers. The titles are used only to say which game is played. All drawings and all texts are our own.',
    'Values printed on boards and cards that could not be confirmed are marked as reconstructed in the edition file; owners of the box can play with the printed ones.',
    'The licence of our code and art (MIT) covers what we made, and gives no rights in the titles of the games.',
  ],
  own: 'Please own a copy of the games you play here. Second-hand shops often have them.',
  fonts: 'Typefaces: Bona Nova and Source Sans 3, both under the SIL Open Font License.',
  colours: 'The colours of the seats follow the palette of Okabe and Ito, made to be told apart by everybody.',
  credits: 'Credits',
  legal: 'Unofficial',
  contact: 'Authors and publishers who want something changed or taken down: write to whoever runs this server, and it will be done.',
};

export type AboutWords = typeof about;
