/** Frames of providers: 16 to 9, larger than their background on one side; and the box that says that one did not come. */
export const LOOK = `
.fr-slide__background.fr-player__host { container-type: size; }
.fr-slide__background > iframe.fr-player { inset: 50% auto auto 50%; translate: -50% -50%; inline-size: max(100cqw, 177.78cqh); block-size: max(100cqh, 56.25cqw); }
.fr-player__failure { position: absolute; inset: 0; z-index: 30; margin: auto; inline-size: fit-content; block-size: fit-content; max-inline-size: 80%; padding: 1em 1.5em; color: #fff; background: #b00020; text-align: center; }
`;
