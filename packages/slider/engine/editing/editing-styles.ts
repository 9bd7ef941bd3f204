import { MEASURING } from './layer-geometry';
import { HIDDEN } from './layer-handle';

/**
 * Styles that an editor's stage needs in addition to the page's stylesheet. Important rules also win over animations;
 * `--fr-window` is the assumed height of the window (stage.css has the same calculations).
 */
export const EDITING_STYLES = `.${ MEASURING } :is(.fr-slide,.fr-layer,.fr-layer__loop,.fr-layer__mask,.fr-layer__content){transform:none!important;translate:none!important;rotate:none!important;scale:none!important}.${ HIDDEN }{visibility:hidden!important}.${ HIDDEN } *{visibility:hidden!important}.fr-editing .fr-slider--fullscreen>.fr-slider__stage{--fr-u:min(1px,100cqw/var(--fr-gw),(var(--fr-window,100svh) - var(--fr-offset,var(--fr-less,0px)))/var(--fr-gh));--fr-stage:max(var(--fr-min,0px),var(--fr-window,100svh) - var(--fr-offset,var(--fr-less,0px)))}.fr-editing .fr-slider--fixed{position:relative;inset:auto}.fr-editing .fr-slider--pinned::after{display:none!important}.fr-editing .fr-slider__controls,.fr-editing :is(a,button,iframe,video){pointer-events:none}.fr-editing .rich-text{outline:none!important}.fr-editing__line .rich-text{white-space:pre!important}`;
