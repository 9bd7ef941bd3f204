/** Whether a click asks for what a link or a button does: nobody else acts upon it, and neither another button nor a key asks for more, such as a new tab. */
export const isPlainClick = ( { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent ): boolean =>
	! ( defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey );
