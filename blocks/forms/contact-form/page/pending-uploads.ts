/**
 * On the form, before anything of a message is read: whoever still brings something that goes with it adds a promise to
 * `detail`. It is waited for, and what it gives stands against sending.
 */
export const HOLD = 'frontage:hold';

export type Held = Promise< { field: string; message: string } | undefined >;

export function whatHolds( form: HTMLFormElement ): Held[] {
	const detail: Held[] = [];
	form.dispatchEvent( new CustomEvent( HOLD, { detail } ) );
	return detail;
}
