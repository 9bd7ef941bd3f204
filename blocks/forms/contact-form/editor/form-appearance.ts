import type { CSSProperties } from 'react';
import { valueOf } from './panels/data/settings-text';

/** The design of one form: attributes of the block, as described in its block.json (docs/reference/contact-forms.md §18). */
export type Look = {
	/** '': as the form's setting says, as for `density`. */
	labels: '' | 'top' | 'beside' | 'inside';
	density: '' | 'compact' | 'normal' | 'airy';
	button: '' | 'outline' | 'wide';
	columns: boolean;
	/** Slugs of the theme's colors. */
	accent: string;
	accentText: string;
};

export const NO_LOOK: Look = { labels: '', density: '', button: '', columns: false, accent: '', accentText: '' };

/** The settings of a form that a block without a value of its own follows (Rendering/FormAppearance.php). */
export const LABEL_POSITION = 'label_position';
export const FIELD_SPACING = 'field_spacing';

const SPACINGS: Record< string, Look[ 'density' ] > = { compact: 'compact', wide: 'airy' };

/** The design of a form in a block: what the block leaves open is as the form's additional settings say. */
export const withFormSettings = ( look: Look, settings: string ): Look => ( {
	...look,
	labels: look.labels || ( valueOf( settings, LABEL_POSITION ) === 'inside' ? 'inside' : '' ),
	density: look.density || ( SPACINGS[ valueOf( settings, FIELD_SPACING ) ] ?? '' ),
} );

/** Values without a class: they only keep the form's setting away. */
const PLAIN = [ 'top', 'normal' ];

/** A change with its consequences: two columns leave no space for labels beside their fields. */
export function inRoom( change: Partial< Look >, look: Look ): Partial< Look > {
	if ( change.labels === 'beside' ) {
		return { ...change, columns: false };
	}
	return change.columns && look.labels === 'beside' ? { ...change, labels: '' } : change;
}

/** The classes and styles of a form's element; Rendering/FormAppearance.php sets the same on the page. */
export function lookProps( look: Look ): { className: string; style: CSSProperties } {
	const { labels, density, button, columns, accent, accentText } = look;
	const words = [ labels, density, button, columns && 'columns', accent && 'accent' ];
	const color = ( name: string, slug: string ) =>
		accent && slug ? { [ name ]: `var(--wp--preset--color--${ slug })` } : {};
	return {
		className: words
			.filter( ( word ) => word && ! PLAIN.includes( word ) )
			.map( ( word ) => `fr-look-${ word }` )
			.join( ' ' ),
		style: { ...color( '--fr-form-accent', accent ), ...color( '--fr-form-accent-text', accentText ) },
	};
}

/** The number of characters of a label that fit on the narrowest phone; the same as in Rendering/FormAppearance.php. */
const LINE = 30;

/** Characters of East Asian scripts, and emoji, are as wide as two others. */
const WIDE =
	/[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f9ff}\u{20000}-\u{3fffd}]/gu;

/** Whether a label is above its field even when labels are inside the fields. */
export function isLong( label: string ): boolean {
	const line = label.trim().replace( /\s+/g, ' ' );
	return [ ...line ].length + ( line.match( WIDE )?.length ?? 0 ) > LINE;
}
