import { Path, SVG } from '@wordpress/primitives';

/** WordPress has icons for desktop, tablet and phone, but none for a notebook. */
export const notebook = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M6 6h12a1 1 0 0 1 1 1v8.5h-1.5v-8h-11v8H5V7a1 1 0 0 1 1-1Zm-3 11h18v1.5H3V17Z" />
	</SVG>
);

/** A surface without an image. */
export const square = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M5 5h14v14H5V5Zm1.5 1.5v11h11v-11h-11Z" fillRule="evenodd" />
	</SVG>
);

const bars = ( d: string ) => (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d={ d } fillRule="evenodd" />
	</SVG>
);

/** Icons for aligning boxes, since WordPress's own icons are for aligning text. */
export const alignStart = bars( 'M4 4h1.5v16H4V4Zm3.5 3H20v4H7.5V7Zm0 6H16v4H7.5v-4Z' );
export const alignCenter = bars( 'M11.25 4h1.5v3H19v4h-6.25v2H16v4h-3.25v3h-1.5v-3H8v-4h3.25v-2H5V7h6.25V4Z' );
export const alignEnd = bars( 'M18.5 4H20v16h-1.5V4ZM4 7h12.5v4H4V7Zm4 6h8.5v4H8v-4Z' );
export const alignTop = bars( 'M4 4h16v1.5H4V4Zm3 3.5h4V20H7V7.5Zm6 0h4V16h-4V7.5Z' );
export const alignMiddle = bars( 'M7 5h4v6.25h2V8h4v3.25h3v1.5h-3V16h-4v-3.25h-2V19H7v-6.25H4v-1.5h3V5Z' );
export const alignBottom = bars( 'M4 18.5h16V20H4v-1.5ZM7 4h4v12.5H7V4Zm6 4h4v8.5h-4V8Z' );
export const distributeAcross = bars( 'M4 4h1.5v16H4V4Zm14.5 0H20v16h-1.5V4ZM9 7h6v10H9V7Z' );
export const distributeDown = bars( 'M4 4h16v1.5H4V4Zm0 14.5h16V20H4v-1.5ZM7 9h10v6H7V9Z' );
export const forward = bars( 'M4 4h10v3.5h-1.5v-2h-7v7h2V14H4V4Zm6 6h10v10H10V10Z' );
export const backward = bars( 'M4 4h10v10H4V4Zm12.5 6H20v10H10v-3.5h1.5v2h7v-7h-2V10Z' );
export const magnet = bars(
	'M5 4h4v8a3 3 0 0 0 6 0V4h4v8a7 7 0 0 1-14 0V4Zm1.5 1.5v2h1v-2h-1Zm10 0v2h1v-2h-1ZM6.5 9v3a5.5 5.5 0 0 0 11 0V9h-1v3a4.5 4.5 0 0 1-9 0V9h-1Z'
);
