/**
 * Dispatched on the form before a message's values are read. A listener with pending uploads adds a promise to `detail`. The submission
 * waits for it, and an error that it resolves to prevents sending.
 */
export const HOLD = 'frontage:hold';

export type Held = Promise< { field: string; message: string } | undefined >;

export function whatHolds( form: HTMLFormElement ): Held[] {
	const detail: Held[] = [];
	form.dispatchEvent( new CustomEvent( HOLD, { detail } ) );
	return detail;
}
