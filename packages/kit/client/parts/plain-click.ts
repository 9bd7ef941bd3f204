/**
 * Whether a click is an unmodified primary click that no other listener handled. Clicks with other buttons or with modifier
 * keys ask for something else, such as a new tab.
 */
export const isPlainClick = ( { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent ): boolean =>
	! ( defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey );
