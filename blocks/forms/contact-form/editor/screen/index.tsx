import { getCategories, registerBlockType, setCategories, type BlockConfiguration } from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as shortcutsStore } from '@wordpress/keyboard-shortcuts';
import { registerPieces } from '../canvas/register-blocks';
import { registerEntity } from '../panels/data/form-entity';
import { CanvasBlock, FORM } from './build-tab/canvas-block';
import { Screen } from './screen';
import type { ScreenProps } from './data/screen-props';
import './screen.css';
import './templates.css';
import './build-tab/build.css';

function registerBlocks() {
	setCategories( [ ...getCategories(), { slug: 'frontage', title: 'Frontage' } ] );
	registerPieces();
	// The same block as on a page, without what a page decides: which form, its appearance, its spacing.
	registerBlockType( FORM, {
		apiVersion: 3,
		title: __( 'Form', 'frontage-forms' ),
		category: 'frontage',
		icon: 'email',
		attributes: {},
		supports: {
			// As in block.json: its fields can be selected at once.
			__experimentalDisableBlockOverlay: true,
			html: false,
			inserter: false,
			reusable: false,
			lock: false,
			customClassName: false,
		},
		edit: CanvasBlock,
		save: () => null,
	} as unknown as BlockConfiguration );
}

/** The shortcuts that WordPress's own editors register: saving and undo have the same keys here. */
function registerShortcuts() {
	const { registerShortcut } = dispatch( shortcutsStore );
	const shortcut = ( name: string, description: string, modifier: string, character: string ) =>
		void registerShortcut( {
			name: `core/editor/${ name }`,
			category: 'global',
			description,
			keyCombination: { modifier, character },
		} as Parameters< typeof registerShortcut >[ 0 ] );
	shortcut( 'save', __( 'Save form', 'frontage-forms' ), 'primary', 's' );
	shortcut( 'undo', __( 'Undo', 'frontage-forms' ), 'primary', 'z' );
	shortcut( 'redo', __( 'Redo', 'frontage-forms' ), 'primaryShift', 'z' );
}

const root = document.getElementById( 'frontage-form-builder' );
if ( root ) {
	registerEntity();
	registerBlocks();
	registerShortcuts();
	createRoot( root ).render( <Screen { ...( JSON.parse( root.dataset.props ?? '{}' ) as ScreenProps ) } /> );
}
