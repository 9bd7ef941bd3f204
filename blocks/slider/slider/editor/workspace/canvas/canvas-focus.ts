let focus = () => {};

/** The canvas says how the focus comes to it. */
export function setCanvasFocus( next: () => void ) {
	focus = next;
}

/** What was added elsewhere is gone on with on the canvas: moved by arrows, written in after Enter. */
export const focusCanvas = () => focus();
