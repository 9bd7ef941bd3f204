/** Players are above their poster and visible while they play. */
export const LOOK = `
.fr-player__host{position:relative}
.fr-player{position:absolute;inset:0;inline-size:100%;block-size:100%;border:0;object-fit:contain;opacity:0}
.fr-player--covers{object-fit:cover}
.fr-player__host:is([data-state=playing],[data-state=paused])>.fr-player,.fr-player[controls]{opacity:1}
.fr-player__host[data-state=paused]>.fr-player--leaves{opacity:0}
audio.fr-player{position:static;block-size:auto}
.fr-player__play{position:absolute;inset:0;z-index:30;margin:auto;inline-size:64px;block-size:64px;border:0;border-radius:50%;color:#fff;background:#000c;font-size:24px;cursor:pointer}
.fr-slide>.fr-player__play{inset:auto auto 16px 16px}
.fr-player__play::before{content:"\\25B6\\FE0E" / ""}
.fr-player__play:focus-visible{outline:3px solid #fff;outline-offset:-6px}
`;
