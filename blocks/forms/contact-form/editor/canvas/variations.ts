import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { columns, group, heading, paragraph, separator, unseen } from '@wordpress/icons';
import { labelled, TAG_TYPES } from '@frontage/editor/form-tags';
import { fieldOf } from '../template/rename-references';
import type { Piece } from './blocks';
import { iconOf } from '../type-icons';

/** Search keywords of a block besides its title. */
export const words = ( list: string ) => list.split( /\s*[,،]\s*/ );

export function fieldVariations(): BlockVariation[] {
	return Object.entries( TAG_TYPES ).map( ( [ type, { label, search, icon, around, template } ] ) => ( {
		name: type,
		title: label,
		keywords: search ? words( search ) : [],
		icon: iconOf( icon ),
		scope: [ 'inserter' ],
		isDefault: type === 'text',
		attributes: { source: labelled( around, '', template ), isNamedByLabel: around !== '' },
		isActive: ( { source }: Partial< Piece > ) => fieldOf( source )?.type === type,
	} ) ) as BlockVariation[];
}

/** A variation of a text or group, identified by how its source begins. */
const variation = (
	name: string,
	title: string,
	icon: typeof paragraph,
	source: string,
	close = '',
	search = ''
) => ( {
	name,
	title,
	icon,
	...( search && { keywords: words( search ) } ),
	scope: [ 'inserter' ],
	isDefault: name === 'paragraph' || name === 'columns',
	attributes: close ? { source, close, tail: '\n' } : { source },
	isActive: ( piece: Partial< Piece > ) =>
		piece.source !== undefined && piece.source.startsWith( source.slice( 0, 3 ) ),
} );

export const textVariations = () =>
	[
		variation( 'paragraph', __( 'Static text', 'frontage-forms' ), paragraph, '<p></p>' ),
		variation( 'heading', __( 'Heading', 'frontage-forms' ), heading, '<h3></h3>' ),
		variation( 'divider', __( 'Divider', 'frontage-forms' ), separator, '<hr>' ),
	] as BlockVariation[];

export const groupVariations = () =>
	[
		variation(
			'columns',
			__( 'Side-by-side fields', 'frontage-forms' ),
			columns,
			'<div class="fr-form-columns">',
			'</div>'
		),
		variation( 'fieldset', __( 'Field group', 'frontage-forms' ), group, '<fieldset>', '</fieldset>' ),
		variation(
			'conditional',
			__( 'Conditional group', 'frontage-forms' ),
			unseen,
			'[group]',
			'[/group]',
			__( 'show, hide, if, conditional logic', 'frontage-forms' )
		),
	] as BlockVariation[];
