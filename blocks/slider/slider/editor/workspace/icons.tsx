import { Path, SVG } from '@wordpress/primitives';

/** WordPress has icons of a desktop, a tablet and a phone, and none between the first two. */
export const notebook = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M6 6h12a1 1 0 0 1 1 1v8.5h-1.5v-8h-11v8H5V7a1 1 0 0 1 1-1Zm-3 11h18v1.5H3V17Z" />
	</SVG>
);
