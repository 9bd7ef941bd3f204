import type { Time } from './types';

/** A short time; the full one on hover and in print. */
export function Time( { when, whole = false }: { when: Time; whole?: boolean } ) {
	return (
		<time dateTime={ when.utc } title={ when.text }>
			{ whole ? when.text : when.short }
		</time>
	);
}
