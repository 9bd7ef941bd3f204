import { InspectorControls, useBlockProps, useInnerBlocksProps, type Template } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { RangeControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { gapStyle, ToggleItem, ToolsPanel, ToolsPanelItem } from '@frontage/editor';
import { PeriodsPanel } from './periods-panel';
import { periodsOf, type Period } from './periods';

export type PricingAttributes = {
	periods?: Period[] | undefined;
	default: number;
	columns: number;
	remember: boolean;
	isPublicList: boolean;
	style?: object;
};

const PLANS: Template = [
	[ 'frontage/price-plan', {} ],
	[ 'frontage/price-plan', { popular: __( 'Most popular', 'frontage-site' ) } ],
	[ 'frontage/price-plan', {} ],
];

export default function Edit( { attributes, setAttributes, clientId }: BlockEditProps< PricingAttributes > ) {
	const { columns, remember, isPublicList } = attributes;
	const periods = periodsOf( attributes.periods );
	const [ shownPeriod, setShownPeriod ] = useState( Math.min( attributes.default, periods.length - 1 ) );
	const plans = useInnerBlocksProps(
		{ className: 'fr-pricing__plans' },
		{
			template: PLANS,
			orientation: 'horizontal',
			directInsert: true,
			defaultBlock: { name: 'frontage/price-plan' },
		}
	);
	return (
		<div
			{ ...useBlockProps( {
				className: 'fr-pricing',
				style: { ...gapStyle( attributes ), '--fr-columns': columns } as React.CSSProperties,
			} ) }
		>
			<InspectorControls>
				<ToolsPanel
					label={ __( 'Settings', 'frontage-site' ) }
					resetAll={ () => setAttributes( { columns: 3, remember: false, isPublicList: false } ) }
				>
					<ToolsPanelItem
						label={ __( 'Columns', 'frontage-site' ) }
						isShownByDefault
						hasValue={ () => columns !== 3 }
						onDeselect={ () => setAttributes( { columns: 3 } ) }
					>
						<RangeControl
							__next40pxDefaultSize
							label={ __( 'Columns', 'frontage-site' ) }
							min={ 1 }
							max={ 4 }
							value={ columns }
							onChange={ ( value = 3 ) => setAttributes( { columns: value } ) }
						/>
					</ToolsPanelItem>
					<ToggleItem
						label={ __( 'Remember selected period', 'frontage-site' ) }
						menuLabel={ __( 'Remember period', 'frontage-site' ) }
						help={ __( 'Stored in the visitor’s browser for 30 days.', 'frontage-site' ) }
						value={ remember }
						onChange={ ( value ) => setAttributes( { remember: value === true } ) }
					/>
					<ToggleItem
						label={ __( 'Add pricing structured data', 'frontage-site' ) }
						menuLabel={ __( 'Search engines', 'frontage-site' ) }
						help={ __( 'Lets search engines show your prices.', 'frontage-site' ) }
						value={ isPublicList }
						onChange={ ( value ) => setAttributes( { isPublicList: value === true } ) }
					/>
				</ToolsPanel>
				<PeriodsPanel
					periods={ periods }
					first={ attributes.default }
					onChange={ ( next, first ) => {
						setAttributes( { periods: next, default: first } );
						setShownPeriod( Math.min( shownPeriod, next.length - 1 ) );
					} }
				/>
			</InspectorControls>
			{ periods.length > 1 && (
				<fieldset className="fr-pricing__switch">
					<legend className="screen-reader-text">{ __( 'Price tag', 'frontage-site' ) }</legend>
					{ periods.map( ( { key, label, badge }, index ) => (
						<label
							key={ key }
							className="fr-pricing__period"
							htmlFor={ `fr-pricing-${ clientId }-${ key }` }
						>
							<input
								id={ `fr-pricing-${ clientId }-${ key }` }
								type="radio"
								name={ `fr-pricing-${ clientId }` }
								value={ key }
								data-period={ index }
								checked={ index === shownPeriod }
								onChange={ () => setShownPeriod( index ) }
							/>
							<span>{ label }</span>
							{ badge && <span className="fr-pricing__badge">{ badge }</span> }
						</label>
					) ) }
				</fieldset>
			) }
			<ul { ...plans } />
		</div>
	);
}
