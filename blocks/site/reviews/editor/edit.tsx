import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled, PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ServerSideRender } from '@wordpress/server-side-render';
import { ColumnsPanel, MovementPanel, NamePanel } from '../../carousel/editor/settings';
import type { FrameAttributes } from './trustpilot-widget';
import { FramePanel, MorePanel } from './panels/widget-panel';
import { ProductPanel, SourcePanel, type NativeAttributes } from './panels/source-panel';
import { editorData } from './editor-data';

export type ReviewsAttributes = NativeAttributes & FrameAttributes & { mode: 'native' | 'frame' };

/** PHP fetches the data of other sites, so the preview is rendered by the server. */
export default function Edit( { attributes, setAttributes }: BlockEditProps< ReviewsAttributes > ) {
	const { mode, layout } = attributes;
	const panel = { attributes, setAttributes };
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Display', 'frontage-site' ) }>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Display method', 'frontage-site' ) }
						value={ mode }
						options={ [
							{ value: 'native', label: __( 'This site', 'frontage-site' ) },
							{ value: 'frame', label: __( 'Trustpilot widget', 'frontage-site' ) },
						] }
						onChange={ ( value ) =>
							setAttributes( {
								mode: value,
								...( value === 'frame' && ! attributes.businessUnit ? firm() : {} ),
							} )
						}
					/>
				</PanelBody>
				{ mode === 'frame' ? (
					<>
						<FramePanel { ...panel } />
						<MorePanel { ...panel } />
					</>
				) : (
					<>
						<SourcePanel { ...panel } />
						{ layout !== 'list' && <ColumnsPanel { ...panel } /> }
						{ layout === 'carousel' && (
							<>
								<NamePanel { ...panel } />
								<MovementPanel { ...panel } />
							</>
						) }
						<ProductPanel { ...panel } />
					</>
				) }
			</InspectorControls>
			<Disabled>
				<ServerSideRender
					block="frontage/reviews"
					attributes={ attributes }
					skipBlockSupportAttributes
					EmptyResponsePlaceholder={ Nothing }
				/>
			</Disabled>
		</div>
	);
}

/** Known data of the business. */
function firm(): Partial< FrameAttributes > {
	const { firm: businessUnit, locale } = editorData();
	return { businessUnit, ...( /^[a-z]{2}-[A-Z]{2}$/.test( locale ) ? { locale } : {} ) };
}

function Nothing() {
	return (
		<p className="fr-reviews__nothing">
			{ __(
				'No reviews yet. Reviews from other services load after the first page view. Check the block settings for details.',
				'frontage-site'
			) }
		</p>
	);
}
