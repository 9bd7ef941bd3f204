import { Path, SVG } from '@wordpress/primitives';

/** WordPress has play and pause, but no square to stop with. */
export const stop = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M7 7h10v10H7z" />
	</SVG>
);
