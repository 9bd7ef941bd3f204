import { store as blockEditorStore, transformStyles } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { createPortal, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface FrameProps {
	width: number;
	height: number;
	zoom: number;
	/**
	 * Whether the content reacts to the pointer, which is only the case while a text is edited. Otherwise the
	 * interaction layer above it does.
	 */
	isTouchable: boolean;
	children: ReactNode;
}

/**
 * An iframe with the theme's styles, as wide as the device's window, so that the slide looks as on the page. No script
 * in it runs, including those in attributes, since its content may not have been saved and sanitized yet.
 */
export function Frame( { width, height, zoom, isTouchable, children }: FrameProps ) {
	const [ body, setBody ] = useState< HTMLElement | null >( null );
	const { assets, styles } = useSelect( ( select ) => {
		const settings = select( blockEditorStore ).getSettings();
		return { assets: settings.__unstableResolvedAssets?.styles, styles: settings.styles };
	}, [] );
	const source = useMemo( () => {
		const own = transformStyles( styles ?? [] )
			.join( '\n' )
			.replace( /<\/style/gi, '' );
		return `<!doctype html><html dir="${ document.documentElement.dir || 'ltr' }" lang="${ document.documentElement.lang }"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'"><title></title>${
			typeof assets === 'string' ? assets : ''
		}<style>${ own }</style><style>html,body.editor-styles-wrapper{margin:0!important;padding:0!important;min-block-size:0!important;block-size:auto!important;overflow:clip!important;scrollbar-gutter:auto!important}</style></head><body class="editor-styles-wrapper"></body></html>`;
	}, [ assets, styles ] );
	return (
		<iframe
			className="fr-canvas__frame"
			title={ __( 'Slide preview', 'frontage-slider' ) }
			srcDoc={ source }
			tabIndex={ -1 }
			style={ {
				width,
				height,
				transform: `scale(${ zoom })`,
				pointerEvents: isTouchable ? 'auto' : 'none',
			} }
			onLoad={ ( { currentTarget } ) => {
				const own = currentTarget.contentDocument?.body ?? null;
				if ( own ) {
					own.inert = true; // Its controls must not be focusable; editing a text removes this.
				}
				setBody( own );
			} }
		>
			{ body && createPortal( children, body ) }
		</iframe>
	);
}
