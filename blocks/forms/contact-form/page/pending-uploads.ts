/**
 * Dispatched on the form before a message's values are read. A listener with pending uploads adds a promise to `detail`. The submission
 * waits for it, and an error that it resolves to prevents sending.
 */
export const HOLD = 'frontage:hold';

export type PendingUpload = Promise< { field: string; message: string } | undefined >;

export function collectPendingUploads( form: HTMLFormElement ): PendingUpload[] {
	const pending: PendingUpload[] = [];
	form.dispatchEvent( new CustomEvent( HOLD, { detail: pending } ) );
	return pending;
}
