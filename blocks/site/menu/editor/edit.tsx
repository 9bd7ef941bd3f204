import { BlockControls, store as blockEditorStore, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { gapStyle } from '@frontage/editor';
import type { MenuAttributes } from './attributes';
import { MenuOfSite, OwnItems } from './menu-items';
import { Settings } from './settings';

export default function Edit( props: BlockEditProps< MenuAttributes > ) {
	const { attributes, setAttributes, clientId } = props;
	const { ref: chosen, align, subStyle } = attributes;
	const [ isShown, setShown ] = useState( false );
	// Items of a pattern are inner blocks of the block itself; items of a site menu are loaded later and are controlled by
	// the menu.
	const hasItems = useSelect(
		( select ) => {
			const { areInnerBlocksControlled, getBlocks } = select( blockEditorStore );
			return ! areInnerBlocksControlled( clientId ) && getBlocks( clientId ).length > 0;
		},
		[ clientId ]
	);
	const [ hadItems ] = useState( hasItems );
	return (
		<nav
			{ ...useBlockProps( {
				// Core's class, so that its items are edited as in core's own block.
				className: `wp-block-navigation fr-menu fr-menu--${ align } fr-menu--sub-${ subStyle }${ isShown ? ' fr-menu--shown' : '' }`,
				style: gapStyle( attributes ),
			} ) }
		>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton isPressed={ isShown } onClick={ () => setShown( ! isShown ) }>
						{ __( 'Show submenus', 'frontage-site' ) }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<Settings { ...props } />
			{ hadItems && ! chosen ? (
				<OwnItems />
			) : (
				<MenuOfSite chosen={ chosen } onChoose={ ( ref ) => setAttributes( { ref } ) } />
			) }
		</nav>
	);
}

/** Saves only the block's own items: those of a site menu are stored in the menu. */
