import { registerBlockType, type Block, type BlockConfiguration } from '@wordpress/blocks';
import type { ComponentType } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { code, group, pages, paragraph, textHorizontal } from '@wordpress/icons';
import { groupName } from '../template/conditions';
import { fieldOf, plain } from '../template/rename-references';
import { stepTitle } from '../template/step';
import { AddFieldControl } from './add-field';
import { AROUND, asFirst, FIELD, GROUP, HTML, PIECE, STEP, TEXT, type Piece } from './blocks';
import { FieldEdit } from './field-edit';
import type { EditProps } from './edit-props';
import { GroupEdit } from './group-edit';
import { SourceEdit } from './source-edit';
import { StepEdit } from './step-edit';
import { TextEdit } from './text-edit';
import { fieldVariations, groupVariations, textVariations, words } from './variations';

/** WordPress's own “Ungroup”: keeps the inner blocks. */
const APART = { ungroup: ( _: Piece, inner: Block[] ) => asFirst( inner ) };

/**
 * Registers the blocks of a form's canvas. They are parsed from the form's template and written back to it. They are never stored in post
 * content, so PHP does not register them.
 */
export function registerPieces() {
	const shared = {
		apiVersion: 3,
		category: 'frontage',
		attributes: PIECE,
		parent: [ 'frontage/contact-form', GROUP, STEP ],
		textdomain: 'frontage-forms',
		supports: {
			html: false,
			reusable: false,
			customClassName: false,
			className: false,
			lock: false,
			// A template cannot store it: a field “hidden” here would still be on the page.
			visibility: false,
			renaming: false,
		},
		save: () => null,
		__experimentalLabel: ( { source }: Piece ) => labelOf( source ),
	};
	const register = ( name: string, Piece: ComponentType< EditProps >, more: object ) => {
		const edit = ( props: EditProps ) => (
			<>
				<Piece { ...props } />
				<AddFieldControl />
			</>
		);
		registerBlockType( name, { ...shared, edit, ...more } as unknown as BlockConfiguration );
	};

	// In an empty label or text, “/” lists what the block can be replaced by.
	const bySlash = { ...shared.supports, __experimentalSlashInserter: true };
	register( FIELD, FieldEdit, {
		title: __( 'Field', 'frontage-forms' ),
		icon: textHorizontal,
		supports: bySlash,
		variations: fieldVariations(),
	} );
	register( GROUP, GroupEdit, {
		title: __( 'Field group', 'frontage-forms' ),
		icon: group,
		variations: groupVariations(),
		transforms: APART,
	} );
	const { source, close, tail } = AROUND[ STEP ];
	register( STEP, StepEdit, {
		title: __( 'Step', 'frontage-forms' ),
		icon: pages,
		keywords: words( __( 'page, part, section', 'frontage-forms' ) ),
		parent: [ 'frontage/contact-form' ], // A step inside a step would not be a step of its own.
		attributes: {
			...PIECE,
			source: { type: 'string', default: source },
			close: { type: 'string', default: close },
			tail: { type: 'string', default: tail },
		},
		transforms: APART,
	} );
	register( TEXT, TextEdit, {
		title: __( 'Static text', 'frontage-forms' ),
		icon: paragraph,
		supports: bySlash,
		variations: textVariations(),
	} );
	register( HTML, SourceEdit, {
		title: __( 'Custom code', 'frontage-forms' ),
		description: __( 'Code that has no block of its own.', 'frontage-forms' ),
		icon: code,
	} );
}

/** The label of a block in lists. */
function labelOf( source: string ): string | undefined {
	const field = fieldOf( source );
	const text = field
		? plain( field.label?.text ) || field.name
		: ( groupName( source ) ?? stepTitle( source ) ?? plain( source ).slice( 0, 40 ) );
	return text || undefined;
}
