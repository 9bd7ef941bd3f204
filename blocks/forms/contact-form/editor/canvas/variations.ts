import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	alignJustify,
	atSymbol,
	button,
	calendar,
	chartBar,
	check,
	columns,
	comment,
	file,
	formatListBullets,
	formatListNumbered,
	group,
	heading,
	help,
	link,
	mobile,
	paragraph,
	seen,
	separator,
	settings,
	textHorizontal,
	unseen,
	upload,
	chevronDown,
} from '@wordpress/icons';
import { composeField, type FieldChoices } from '../panels/data/field-composer';
import { fieldTypes, type FieldType } from '../panels/fields/field-types';
import type { TagType } from '../tag-types';
import { fieldOf } from '../template/rename-references';
import type { Piece } from './blocks';

const ICONS: Record< TagType, typeof paragraph > = {
	text: textHorizontal,
	email: atSymbol,
	tel: mobile,
	url: link,
	textarea: alignJustify,
	number: formatListNumbered,
	range: settings,
	date: calendar,
	select: chevronDown,
	checkbox: check,
	radio: formatListBullets,
	acceptance: check,
	file,
	mfile: upload,
	quiz: help,
	hidden: unseen,
	calculation: chartBar,
	count: chartBar,
	reflection: seen,
	output: seen,
	response: comment,
	submit: button,
};

/** The source of a new field: with a label, choices if its type needs some, and a name. */
function sourceOf( type: FieldType ): string {
	const boxes = type.type === 'checkbox' || type.type === 'radio';
	const choices: FieldChoices = {
		name: type.name ?? '',
		required: false,
		label: type.around ? '\u0001' : '',
		values: '',
		content: type.type === 'acceptance' ? __( 'I agree.', 'frontage-forms' ) : '',
		options: boxes ? { use_label_element: true } : {},
	};
	if ( type.type === 'calculation' ) {
		choices.values = '0';
	} else if ( type.values?.many && type.type !== 'quiz' ) {
		/* translators: %d: number of a choice in its list. */
		const choice = __( 'Choice %d', 'frontage-forms' );
		choices.values = [ 1, 2 ].map( ( place ) => choice.replace( '%d', String( place ) ) ).join( '\n' );
	} else if ( type.type === 'submit' ) {
		choices.values = __( 'Send', 'frontage-forms' );
	}
	return composeField( type, choices ).replace( '\u0001', '' );
}

/** Search keywords of a block besides its title. */
export const words = ( list: string ) => list.split( /\s*[,،]\s*/ );

export function fieldVariations(): BlockVariation[] {
	return fieldTypes().map( ( type ) => ( {
		name: type.type,
		title: type.label,
		keywords: type.search ? words( type.search ) : [],
		icon: ICONS[ type.type ],
		scope: [ 'inserter' ],
		isDefault: type.type === 'text',
		attributes: { source: sourceOf( type ), isNamedByLabel: Boolean( type.around ) },
		isActive: ( { source }: Partial< Piece > ) => fieldOf( source )?.type === type.type,
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
		variation( 'paragraph', __( 'Text between fields', 'frontage-forms' ), paragraph, '<p></p>' ),
		variation( 'heading', __( 'Heading', 'frontage-forms' ), heading, '<h3></h3>' ),
		variation( 'divider', __( 'Divider', 'frontage-forms' ), separator, '<hr>' ),
	] as BlockVariation[];

export const groupVariations = () =>
	[
		variation(
			'columns',
			__( 'Fields side by side', 'frontage-forms' ),
			columns,
			'<div class="fr-form-columns">',
			'</div>'
		),
		variation( 'fieldset', __( 'Group of fields', 'frontage-forms' ), group, '<fieldset>', '</fieldset>' ),
		variation(
			'conditional',
			__( 'Group with conditions', 'frontage-forms' ),
			unseen,
			'[group]',
			'[/group]',
			__( 'show, hide, if, logic', 'frontage-forms' )
		),
	] as BlockVariation[];
