import { registerBlockStyle } from '@wordpress/blocks';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { extendBlocks, lazyPart, type ExtendedProps } from '@frontage/editor';
import type { Values } from './editor/parts';

type Props = ExtendedProps< Values >;

const parts = () => import( /* webpackChunkName: "edits" */ './editor/parts' );

const NAME = 'core/button';

registerBlockStyle( NAME, [
	{ name: 'fr-gradient', label: __( 'Gradient', 'frontage-site' ) },
	{ name: 'fr-text', label: __( 'Text', 'frontage-site' ) },
	{ name: 'fr-circle', label: __( 'Arrow in a circle', 'frontage-site' ) },
	{ name: 'fr-outline-gradient', label: __( 'Outline with gradient', 'frontage-site' ) },
] );

extendBlocks( 'frontage/button', {
	blocks: [ NAME ],
	attributes: { frIcon: { type: 'object' }, frDownload: { type: 'boolean' } },
	Panel: lazyPart< Props >( async () => ( await parts() ).ButtonPanel ),
} );

const CanvasIcon = lazyPart< Props >( async () => ( await parts() ).CanvasIcon );

addFilter(
	'editor.BlockEdit',
	'frontage/button-icon',
	createHigherOrderComponent(
		( Edit: ComponentType< Props > ) =>
			function ButtonWithIcon( props: Props ) {
				return (
					<>
						<Edit { ...props } />
						{ props.name === NAME && props.attributes.frIcon?.name && <CanvasIcon { ...props } /> }
					</>
				);
			},
		'withButtonIcon'
	)
);
