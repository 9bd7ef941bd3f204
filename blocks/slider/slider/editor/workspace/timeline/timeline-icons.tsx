import { Path, SVG } from '@wordpress/primitives';

/** WordPress has icons for play and pause, but none for stop. */
export const stop = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M7 7h10v10H7z" />
	</SVG>
);
