let focus = () => {};

/** Registers how the canvas receives focus. */
export function setCanvasFocus( next: () => void ) {
	focus = next;
}

/** Focuses the canvas after adding something elsewhere, so that arrow keys move it and Enter edits its text. */
export const focusCanvas = () => focus();
