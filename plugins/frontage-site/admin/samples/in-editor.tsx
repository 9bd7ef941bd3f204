import { InspectorControls, store as blockEditorStore } from '@wordpress/block-editor';
import { Notice, PanelBody } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { isSample, markOf, textOf } from './sample-mark';
import type { ComponentType } from 'react';

interface Props {
	clientId: string;
	attributes: Record< string, unknown >;
	className?: string;
	wrapperProps?: Record< string, unknown >;
}

/** In editors of pages alone. */
const data = ( window as unknown as { frontageSamples?: { edited: string[] } } ).frontageSamples;
const edited = data?.edited ?? [];

function useIsSample( clientId: string, mark: string ): boolean {
	return useSelect(
		( select ) => {
			const block = select( blockEditorStore ).getBlock( clientId );
			return !! block && isSample( mark, textOf( block ), edited );
		},
		[ clientId, mark ]
	);
}

/** The wrapper of a sample on the canvas: the label that editors also see on the page. */
function SampleBlock( { Block, mark, ...props }: Props & { Block: ComponentType< Props >; mark: string } ) {
	const label = useIsSample( props.clientId, mark )
		? {
				className: [ props.className, 'frontage-sample' ].filter( Boolean ).join( ' ' ),
				wrapperProps: {
					...props.wrapperProps,
					'data-frontage-sample': __( 'Hidden sample', 'frontage-site' ),
				},
			}
		: {};
	return <Block { ...props } { ...label } />;
}

function SampleNotice( { clientId, mark }: { clientId: string; mark: string } ) {
	return useIsSample( clientId, mark ) ? (
		<InspectorControls>
			<PanelBody>
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Sample content. Visitors see this block after you edit its text or images.',
						'frontage-site'
					) }
				</Notice>
			</PanelBody>
		</InspectorControls>
	) : null;
}

const withLabel = createHigherOrderComponent(
	( Block: ComponentType< Props > ) => ( props: Props ) => {
		const mark = markOf( props.attributes );
		return mark ? <SampleBlock Block={ Block } mark={ mark } { ...props } /> : <Block { ...props } />;
	},
	'withSampleLabel'
);

const withNotice = createHigherOrderComponent(
	( Edit: ComponentType< Props > ) => ( props: Props ) => {
		const mark = markOf( props.attributes );
		return (
			<>
				<Edit { ...props } />
				{ mark && <SampleNotice clientId={ props.clientId } mark={ mark } /> }
			</>
		);
	},
	'withSampleNotice'
);

if ( data ) {
	addFilter( 'editor.BlockListBlock', 'frontage-site/sample-label', withLabel );
	addFilter( 'editor.BlockEdit', 'frontage-site/sample-notice', withNotice );
}
