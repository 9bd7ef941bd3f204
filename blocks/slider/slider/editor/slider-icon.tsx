import { Path, SVG } from '@wordpress/primitives';

/** Icon: a slide between two others. The block's own icon is a font glyph, and that font is not loaded in the editor's canvas. */
export const slides = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M7 6h10v12H7V6Zm1.5 1.5v9h7v-9h-7ZM3.5 8H5v8H3.5V8ZM19 8h1.5v8H19V8Z" />
	</SVG>
);
