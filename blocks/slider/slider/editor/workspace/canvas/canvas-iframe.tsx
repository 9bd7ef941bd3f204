import { store as blockEditorStore, transformStyles } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { createPortal, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface FrameProps {
	width: number;
	height: number;
	zoom: number;
	/** What is drawn cannot be touched: the canvas over it is. While a text is written in, it can. */
	isTouchable: boolean;
	children: ReactNode;
}

/**
 * A document of its own with the styles of the theme, as wide as the device's window, so that the slide looks as on the
 * page. No script of it runs, also none that stands in an attribute: what is drawn may not have been saved yet.
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
		}<style>${ own }</style><style>html,body.editor-styles-wrapper{margin:0!important;padding:0!important;min-block-size:0!important;block-size:auto!important;overflow:clip!important}</style></head><body class="editor-styles-wrapper"></body></html>`;
	}, [ assets, styles ] );
	return (
		<iframe
			className="fr-canvas__frame"
			title={ __( 'Slide as visitors see it', 'frontage-slider' ) }
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
					own.inert = true; // Its buttons are pictures of buttons; writing in a text takes this away.
				}
				setBody( own );
			} }
		>
			{ body && createPortal( children, body ) }
		</iframe>
	);
}
