import type { CSSProperties } from 'react';

/** How one form looks: attributes of the block, as its block.json describes them (docs/reference/contact-forms.md §18). */
export type Look = {
	labels: '' | 'beside' | 'inside';
	density: '' | 'compact' | 'airy';
	button: '' | 'outline' | 'wide';
	columns: boolean;
	/** Slugs of the theme's colours. */
	accent: string;
	accentText: string;
};

export const NO_LOOK: Look = { labels: '', density: '', button: '', columns: false, accent: '', accentText: '' };

/** A change, and what goes with it: two columns leave no room for labels beside their fields. */
export function inRoom( change: Partial< Look >, look: Look ): Partial< Look > {
	if ( change.labels === 'beside' ) {
		return { ...change, columns: false };
	}
	return change.columns && look.labels === 'beside' ? { ...change, labels: '' } : change;
}

/** What the form's element says of it; Form/Look.php says the same on the page. */
export function lookProps( look: Look ): { className: string; style: CSSProperties } {
	const { labels, density, button, columns, accent, accentText } = look;
	const words = [ labels, density, button, columns && 'columns', accent && 'accent' ];
	const color = ( name: string, slug: string ) =>
		accent && slug ? { [ name ]: `var(--wp--preset--color--${ slug })` } : {};
	return {
		className: words
			.filter( Boolean )
			.map( ( word ) => `fr-look-${ word }` )
			.join( ' ' ),
		style: { ...color( '--fr-form-accent', accent ), ...color( '--fr-form-accent-text', accentText ) },
	};
}
