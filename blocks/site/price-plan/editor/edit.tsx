import {
	BlockControls,
	HeadingLevelDropdown,
	InspectorControls,
	RichText,
	useBlockProps,
	store as blockEditorStore,
	useInnerBlocksProps,
	type Template,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, TextControl } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { amountOf, newPrice, periodsOf, formatPrice, type Period, type Price } from '../../pricing/editor/periods';

export type PricePlanAttributes = {
	title: string;
	level: number;
	subtitle: string;
	popular: string;
	prices: Record< string, Price >;
};

const TEMPLATE: Template = [
	[
		'core/list',
		{},
		[
			[ 'core/list-item', { placeholder: __( 'Included feature…', 'frontage-site' ) } ],
			[ 'core/list-item', { placeholder: __( 'Another feature…', 'frontage-site' ) } ],
		],
	],
	[ 'core/buttons', {}, [ [ 'core/button', { placeholder: __( 'Button text…', 'frontage-site' ) } ] ] ],
];

type Props = BlockEditProps< PricePlanAttributes > & { context: { 'frontage/periods'?: Period[] } };

export default function Edit( { attributes, setAttributes, context, clientId }: Props ) {
	const { title, level, subtitle, popular, prices } = attributes;
	const periods = periodsOf( context[ 'frontage/periods' ] );
	const { select } = useRegistry();
	const change = ( key: string, price: Price ) => {
		const { getBlockRootClientId, getBlocks } = select( blockEditorStore );
		const plans = () =>
			getBlocks( getBlockRootClientId( clientId ) ?? '' ).map(
				( plan ) => ( plan.attributes as Props[ 'attributes' ] ).prices ?? {}
			);
		const isFirst = amountOf( price.amount ?? '' ) !== '' && ! prices[ key ]?.amount;
		setAttributes( { prices: { ...prices, [ key ]: isFirst ? newPrice( price, key, plans() ) : price } } );
	};
	const { children, ...plan } = useInnerBlocksProps(
		useBlockProps( { className: `fr-price-plan${ popular ? ' fr-price-plan--popular' : '' }` } ),
		{ template: TEMPLATE }
	);
	return (
		<>
			<BlockControls group="block">
				<HeadingLevelDropdown value={ level } onChange={ ( value ) => setAttributes( { level: value } ) } />
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'frontage-site' ) }>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Ribbon', 'frontage-site' ) }
						help={ __( 'Highlights the plan.', 'frontage-site' ) }
						placeholder={ __( 'Most popular', 'frontage-site' ) }
						value={ popular }
						onChange={ ( value ) => setAttributes( { popular: value } ) }
					/>
				</PanelBody>
				{ periods.map( ( { key, label } ) => (
					<PricePanel
						key={ key }
						period={ label }
						price={ prices[ key ] ?? {} }
						onChange={ ( price ) => change( key, price ) }
					/>
				) ) }
			</InspectorControls>
			<li { ...plan }>
				{ popular && <p className="fr-price-plan__ribbon">{ popular }</p> }
				<RichText
					identifier="title"
					tagName={ `h${ level }` }
					className="fr-price-plan__title"
					placeholder={ __( 'Plan name…', 'frontage-site' ) }
					value={ title }
					onChange={ ( value ) => setAttributes( { title: value } ) }
				/>
				<RichText
					identifier="subtitle"
					tagName="p"
					className="fr-price-plan__subtitle"
					placeholder={ __( 'Who it’s for…', 'frontage-site' ) }
					value={ subtitle }
					onChange={ ( value ) => setAttributes( { subtitle: value } ) }
				/>
				{ periods.map( ( { key, label }, index ) => (
					<ShownPrice key={ key } index={ index } period={ label } price={ prices[ key ] ?? {} } />
				) ) }
				{ children }
			</li>
		</>
	);
}

/** The price as PHP renders it; a dash while it is empty. */
function ShownPrice( { index, period, price }: { index: number; period: string; price: Price } ) {
	return (
		<p className="fr-price-plan__price" data-price={ index }>
			<span className="fr-price-plan__period">{ period }</span>
			{ price.was && <del>{ formatPrice( { ...price, amount: price.was } ) }</del> }
			<data value={ price.amount ?? '' }>{ formatPrice( price ) || '–' }</data>
			<span className="fr-price-plan__suffix">{ price.suffix }</span>
		</p>
	);
}

interface PricePanelProps {
	period: string;
	price: Price;
	onChange: ( price: Price ) => void;
}

function PricePanel( { period, price, onChange }: PricePanelProps ) {
	const field = ( name: keyof Price, label: string, placeholder: string, help?: string ) => (
		<TextControl
			__next40pxDefaultSize
			label={ label }
			placeholder={ placeholder }
			value={ price[ name ] ?? '' }
			onChange={ ( value ) => onChange( { ...price, [ name ]: value } ) }
			{ ...( help ? { help } : {} ) }
		/>
	);
	return (
		<PanelBody
			title={ sprintf(
				/* translators: %s: a period, such as "Yearly". */ __( 'Price: %s', 'frontage-site' ),
				period
			) }
		>
			{ field(
				'amount',
				__( 'Amount', 'frontage-site' ),
				'49.00',
				__(
					'A number or text such as “On request”. The first plan sets the currency for all plans.',
					'frontage-site'
				)
			) }
			{ field( 'currency', __( 'Currency', 'frontage-site' ), '€' ) }
			{ field( 'suffix', __( 'Suffix', 'frontage-site' ), __( '/month', 'frontage-site' ) ) }
			{ field( 'was', __( 'Original price', 'frontage-site' ), '59.00' ) }
			{ field(
				'url',
				__( 'Button link', 'frontage-site' ),
				'https://',
				__( 'Leave empty to use the link of the button.', 'frontage-site' )
			) }
		</PanelBody>
	);
}
