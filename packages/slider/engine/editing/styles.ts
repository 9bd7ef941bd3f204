import { MEASURING } from './geometry';
import { HIDDEN } from './layer-handle';

/** What an editor's stage needs besides the page's own stylesheet. Important rules win over animations, too; `--fr-window` is how high the window is taken to be (stage.css has the same sums). */
export const EDITING_STYLES = `.${ MEASURING } :is(.fr-slide,.fr-layer,.fr-layer__loop,.fr-layer__mask,.fr-layer__content){transform:none!important;translate:none!important;rotate:none!important;scale:none!important}.${ HIDDEN }{visibility:hidden!important}.${ HIDDEN } *{visibility:hidden!important}.fr-editing .fr-slider--fullscreen>.fr-slider__stage{--fr-u:min(1px,100cqw/var(--fr-gw),(var(--fr-window,100svh) - var(--fr-offset,var(--fr-less,0px)))/var(--fr-gh));--fr-stage:max(var(--fr-min,0px),var(--fr-window,100svh) - var(--fr-offset,var(--fr-less,0px)))}.fr-editing .fr-slider__controls,.fr-editing :is(a,button,iframe,video){pointer-events:none}`;
