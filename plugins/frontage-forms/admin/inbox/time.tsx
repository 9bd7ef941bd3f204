import type { When } from './types';

/** Short, and whole for who points at it or prints. */
export function Time( { when, whole = false }: { when: When; whole?: boolean } ) {
	return (
		<time dateTime={ when.utc } title={ when.text }>
			{ whole ? when.text : when.short }
		</time>
	);
}
