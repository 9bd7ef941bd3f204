import { BlockControls, Inserter, store as blockEditorStore, useBlockEditContext } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { Button, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useContext } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { ReactElement } from 'react';
import { FIELD, HTML, placed, STEP, TEXT } from './blocks';
import { PaletteOpener } from './hooks/palette-opener';

const SINGLE = [ FIELD, TEXT, HTML ];

/**
 * The place of a new field, seen from a block: in the form, step or group, after the field or text, else before the submit button. If that
 * button is in the last step, in that step: after all steps, a field would be visible below each of them.
 */
export function useFieldPlace( clientId: string ) {
	return useSelect(
		( select ) => {
			const { getBlockName, getBlocks, getBlockRootClientId, getNextBlockClientId } = select( blockEditorStore );
			const isSingle = SINGLE.includes( getBlockName( clientId ) ?? '' );
			const into = ( isSingle && getBlockRootClientId( clientId ) ) || clientId;
			const last = isSingle ? undefined : getBlocks( into ).at( -1 );
			const places = [ into, ...( last?.name === STEP ? [ last.clientId ] : [] ) ];
			const [ found ] = places.flatMap( ( place ) => {
				const send = sendIn( getBlocks( place ) );
				return send ? [ { place, send } ] : [];
			} );
			const behind = isSingle && clientId !== found?.send;
			return {
				root: found?.place ?? into,
				next: behind ? getNextBlockClientId( clientId ) : found?.send,
				isBehind: behind,
			};
		},
		[ clientId ]
	);
}

type KindsProps = { renderToggle: ( toggle: { onToggle: () => void; isOpen: boolean } ) => ReactElement };

/** An inserter with all types of fields, or the form builder's palette. */
function Kinds( { renderToggle }: KindsProps ) {
	const { clientId } = useBlockEditContext();
	const { root, next, isBehind } = useFieldPlace( clientId );
	const openPalette = useContext( PaletteOpener );
	if ( openPalette ) {
		return renderToggle( { onToggle: () => openPalette( clientId ), isOpen: false } );
	}
	return (
		<Inserter
			position="bottom center"
			rootClientId={ root }
			clientId={ next ?? undefined }
			// An appender allows no blocks with another parent, such as a step, and does not announce the position.
			isAppender={ ! next && ! isBehind }
			renderToggle={ renderToggle }
		/>
	);
}

const sendIn = ( blocks: Block[] ) =>
	placed( blocks ).find(
		( { id, field } ) => field.type === 'submit' && blocks.some( ( block ) => block.clientId === id )
	)?.id;

/** At the end of the form. */
export function AddField() {
	return (
		<Kinds
			renderToggle={ ( { onToggle, isOpen } ) => (
				<Button
					__next40pxDefaultSize
					className="fr-form-canvas__add"
					variant="secondary"
					icon={ plus }
					aria-haspopup="true"
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					{ __( 'Add field', 'frontage-forms' ) }
				</Button>
			) }
		/>
	);
}

/** In the toolbar of the form and of each of its blocks, for keyboard users. */
export function AddFieldControl() {
	return (
		<BlockControls>
			<ToolbarGroup>
				<Kinds
					renderToggle={ ( { onToggle, isOpen } ) => (
						<ToolbarButton
							icon={ plus }
							label={ __( 'Add field', 'frontage-forms' ) }
							aria-haspopup="true"
							aria-expanded={ isOpen }
							onClick={ onToggle }
						/>
					) }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
