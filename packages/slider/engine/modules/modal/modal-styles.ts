/**
 * The dialog has the size of its slider; the cover is the browser's backdrop. The states are set by the module that
 * opens it (SliderOptions.overlays).
 */
export const LOOK = `
.fr-modal { inline-size: 100%; max-inline-size: var(--fr-modal, 100%); max-block-size: 100%; padding: 0; border: 0; overflow: auto; color: inherit; background: none; outline: 0; }
.fr-modal > .fr-slider:focus { outline: 0; }
.fr-modal::backdrop { background: var(--fr-cover, rgb(0 0 0 / 50%)); }
.fr-modal:is([data-state="closed"], [data-state="closing"]), .fr-modal:is([data-state="closed"], [data-state="closing"])::backdrop { opacity: 0; }
@media (prefers-reduced-motion: no-preference) {
.fr-modal { transition: opacity min(300ms, var(--fr-speed, 300ms)); }
.fr-modal[data-state="opening"]::backdrop { transition: opacity var(--fr-speed, 300ms); }
.fr-modal[data-state="closing"]::backdrop { transition: opacity min(300ms, var(--fr-speed, 300ms)); }
}
.fr-modal__close { position: absolute; inset-block-start: 8px; inset-inline-end: 8px; z-index: 50; inline-size: 44px; block-size: 44px; padding: 0; border: 0; border-radius: 50%; color: #fff; background: rgb(0 0 0 / 65%); cursor: pointer; }
.fr-modal__close::before, .fr-modal__close::after { content: ""; position: absolute; inset: 21px 12px; background: currentcolor; rotate: 45deg; }
.fr-modal__close::after { rotate: -45deg; }
.fr-modal__close:focus-visible { outline: 2px solid #fff; box-shadow: 0 0 0 4px #000; }
`;
