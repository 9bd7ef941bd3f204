import { BlockCanvas, BlockEditorKeyboardShortcuts, BlockEditorProvider } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useViewportMatch } from '@wordpress/compose';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { PaletteOpener } from '../../canvas/hooks/palette-opener';
import type { Device } from '../data/device';
import type { Tab } from '../data/use-tab';
import { FORM } from './canvas-block';
import { FieldPalette } from './field-palette';
import { FieldTools } from './tools';
import { Sidebar } from './sidebar';
import type { usePalette } from './use-palette';

type Props = {
	isHidden: boolean;
	isNarrow: boolean;
	/** The device whose width the canvas has. */
	device: Device;
	palette: ReturnType< typeof usePalette >;
	/** The tools, which on a phone are below the canvas. */
	tools: ReactNode;
	onOpenTab: ( tab: Tab ) => void;
};

/** The sheet on which the form stands, in the theme's own color. In the head of the frame, since the block editor rewrites `html`. */
const SHEET =
	'<style>html{background:#f0f0f0}' +
	'body.editor-styles-wrapper.block-editor-iframe__body{border-radius:4px;box-shadow:0 0 0 1px #ddd;box-sizing:border-box;' +
	'margin:32px auto;max-inline-size:min(640px,calc(100% - 32px));min-block-size:0;padding:40px}' +
	'body.editor-styles-wrapper.block-editor-iframe__body::after{content:none}' +
	'@media (width <= 600px){body.editor-styles-wrapper.block-editor-iframe__body{margin:16px;max-inline-size:none;padding:20px}}</style>';

/** The canvas with the form alone, the palette and the settings of the selected field beside it. */
export function BuildTab( { isHidden, isNarrow, device, palette, tools, onOpenTab }: Props ) {
	const [ blocks, setBlocks ] = useState( () => [ createBlock( FORM ) ] );
	const isWide = useViewportMatch( 'wide' );
	const settings = useMemo( () => {
		const given = window.frontageFormBuilder ?? {};
		const assets = given.__unstableResolvedAssets;
		return {
			...given,
			__unstableResolvedAssets: { ...assets, styles: ( assets?.styles ?? '' ) + SHEET },
			hasFixedToolbar: isNarrow,
		};
	}, [ isNarrow ] );
	const { isOpen, opened, place, openFor, close, onInserted, onClickCapture } = palette;
	return (
		<section
			className="fr-form-builder__build"
			aria-label={ __( 'Build', 'frontage-forms' ) }
			data-hidden={ isHidden || undefined }
			ref={ ( section ) => section?.toggleAttribute( 'inert', isHidden ) }
		>
			<BlockEditorProvider
				value={ blocks }
				settings={ settings }
				onInput={ setBlocks }
				onChange={ setBlocks }
				useSubRegistry={ false }
			>
				<BlockEditorKeyboardShortcuts.Register />
				{ isOpen && (
					<FieldPalette
						place={ place }
						opened={ opened }
						onInserted={ () => onInserted( ! isWide ) }
						onClose={ close }
					/>
				) }
				<div
					className="fr-form-builder__canvas"
					data-device={ isNarrow ? undefined : device }
					onClickCapture={ onClickCapture }
				>
					<PaletteOpener.Provider value={ openFor }>
						<BlockCanvas height="100%" styles={ settings.styles } />
					</PaletteOpener.Provider>
				</div>
				{ isNarrow ? (
					<FieldTools tools={ tools } onOpenTab={ onOpenTab } />
				) : (
					<aside className="fr-form-builder__side" aria-label={ __( 'Settings', 'frontage-forms' ) }>
						<Sidebar onOpenTab={ onOpenTab } />
					</aside>
				) }
			</BlockEditorProvider>
		</section>
	);
}
