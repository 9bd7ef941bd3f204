import { store as blockEditorStore, transformStyles } from '@wordpress/block-editor';
import { Button, Modal, SelectControl, ToggleControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { rotateRight } from '@wordpress/icons';
import { levelSize } from '../canvas/layers/breakpoint-size';
import { useOptions } from '../canvas/hooks/use-slider-options';
import { visitorTexts } from '../../visitor-texts';
import { documentOf, useFilled, useSlider, useView, type Level } from '../state';
import { engineFolder } from './engine-folder';
import { previewPage } from './preview-page';
import './preview-dialog.css';

const devices = () => [
	__( 'Desktop', 'frontage-slider' ),
	__( 'Notebook', 'frontage-slider' ),
	__( 'Tablet', 'frontage-slider' ),
	__( 'Mobile', 'frontage-slider' ),
];

/** Plays the slider in a page of its own, including unsaved changes. */
export function Preview( { onClose }: { onClose: () => void } ) {
	const { slider } = useSlider();
	const view = useView();
	const options = useOptions();
	const [ level, setLevel ] = useState< Level >( view.level );
	const [ hasReducedMotion, setStill ] = useState( false );
	const [ isSlow, setSlow ] = useState( false );
	const [ turn, setTurn ] = useState( 0 );
	const [ room, setRoom ] = useState( { width: 0, height: 0 } );
	const stage = useRef< HTMLDivElement >( null );
	const { assets, styles } = useSelect( ( select ) => {
		const settings = select( blockEditorStore ).getSettings();
		return { assets: settings.__unstableResolvedAssets?.styles, styles: settings.styles };
	}, [] );
	useEffect( () => {
		const observer = new ResizeObserver( ( [ entry ] ) => {
			const { width, height } = entry!.contentRect;
			setRoom( { width, height } );
		} );
		observer.observe( stage.current! );
		return () => observer.disconnect();
	}, [] );
	const filled = useFilled( useMemo( () => slider && documentOf( slider ), [ slider ] ) );
	const html = useMemo(
		() =>
			filled &&
			previewPage( {
				document: filled,
				texts: visitorTexts(),
				links: typeof assets === 'string' ? assets : '',
				css: transformStyles( styles ?? [] ).join( '\n' ),
				engine: engineFolder(),
				nonce: Math.random().toString( 36 ).slice( 2 ),
				lang: document.documentElement.lang || 'en',
				dir: document.documentElement.dir || 'ltr',
				still: hasReducedMotion,
				slow: isSlow,
				words: {
					above: __( 'Scroll down to the slider', 'frontage-slider' ),
					below: __( 'Page content below', 'frontage-slider' ),
				},
			} ),
		[ filled, assets, styles, hasReducedMotion, isSlow ]
	);
	const { width } = levelSize( options, level );
	const scale = Math.min( 1, room.width / width || 1 );
	return (
		<Modal
			className="fr-preview"
			title={ __( 'Preview', 'frontage-slider' ) }
			isFullScreen
			onRequestClose={ onClose }
		>
			<div className="fr-preview__choices">
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Breakpoint', 'frontage-slider' ) }
					labelPosition="side"
					value={ String( level ) }
					options={ devices().map( ( label, index ) => ( { value: String( index ), label } ) ) }
					onChange={ ( value ) => setLevel( Number( value ) as Level ) }
				/>
				<ToggleControl
					label={ __( 'Simulate reduced motion', 'frontage-slider' ) }
					checked={ hasReducedMotion }
					onChange={ setStill }
				/>
				<ToggleControl
					label={ __( 'Simulate slow network', 'frontage-slider' ) }
					checked={ isSlow }
					onChange={ setSlow }
				/>
				<Button
					icon={ rotateRight }
					variant="secondary"
					__next40pxDefaultSize
					onClick={ () => setTurn( turn + 1 ) }
				>
					{ __( 'Restart', 'frontage-slider' ) }
				</Button>
			</div>
			<div ref={ stage } className="fr-preview__stage">
				{ html && (
					<iframe
						key={ `${ turn }-${ level }-${ String( hasReducedMotion ) }-${ String( isSlow ) }` }
						title={ __( 'Slider preview', 'frontage-slider' ) }
						sandbox="allow-scripts allow-same-origin"
						srcDoc={ html }
						style={ {
							width,
							height: room.height / scale || 600,
							transform: `scale(${ scale })`,
							marginInlineStart: Math.max( 0, ( room.width - width * scale ) / 2 ),
						} }
					/>
				) }
			</div>
		</Modal>
	);
}
