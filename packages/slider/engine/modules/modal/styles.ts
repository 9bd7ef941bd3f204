/** The dialog is as large as its slider; the cover is the browser's backdrop. */
export const LOOK = `
.fr-modal { inline-size: 100%; max-inline-size: var(--fr-modal, 100%); max-block-size: 100%; padding: 0; border: 0; overflow: auto; color: inherit; background: none; outline: 0; }
.fr-modal > .fr-slider:focus { outline: 0; }
.fr-modal::backdrop { background: var(--fr-cover, rgb(0 0 0 / 50%)); }
.fr-modal__close { position: absolute; inset-block-start: 8px; inset-inline-end: 8px; z-index: 50; inline-size: 44px; block-size: 44px; padding: 0; border: 0; border-radius: 50%; color: #fff; background: rgb(0 0 0 / 65%); cursor: pointer; }
.fr-modal__close::before, .fr-modal__close::after { content: ""; position: absolute; inset: 21px 12px; background: currentcolor; rotate: 45deg; }
.fr-modal__close::after { rotate: -45deg; }
.fr-modal__close:focus-visible { outline: 2px solid #fff; box-shadow: 0 0 0 4px #000; }
`;
