import { useKeptFocus } from '@frontage/editor';
import { Button, PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { newKey, type Period } from './periods';

const MOST = 4;

interface PeriodsPanelProps {
	periods: Period[];
	/** Index of the period that is selected initially. */
	first: number;
	onChange: ( periods: Period[], first: number ) => void;
}

/** The billing periods that visitors switch between; a single one has no switch. */
export function PeriodsPanel( { periods, first, onChange }: PeriodsPanelProps ) {
	const change = ( at: number, value: Partial< Period > ) =>
		onChange(
			periods.map( ( period, index ) => ( index === at ? { ...period, ...value } : period ) ),
			first
		);
	return (
		<PanelBody ref={ useKeptFocus() } title={ __( 'Periods', 'frontage-site' ) } initialOpen={ false }>
			{ periods.map( ( { key, label, badge = '' }, at ) => (
				<fieldset key={ key } style={ { marginBlockEnd: 24 } }>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Name', 'frontage-site' ) }
						value={ label }
						onChange={ ( value ) => change( at, { label: value } ) }
					/>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Badge', 'frontage-site' ) }
						placeholder={ __( 'Save 20%', 'frontage-site' ) }
						value={ badge }
						onChange={ ( value ) => change( at, { badge: value } ) }
					/>
					{ periods.length > 1 && (
						<Button
							size="compact"
							variant="tertiary"
							isDestructive
							onClick={ () =>
								onChange(
									periods.filter( ( _, index ) => index !== at ),
									Math.min( first, periods.length - 2 )
								)
							}
						>
							{ __( 'Remove period', 'frontage-site' ) }
						</Button>
					) }
				</fieldset>
			) ) }
			{ periods.length < MOST && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					style={ { marginBlockEnd: 16 } }
					onClick={ () =>
						onChange(
							[ ...periods, { key: newKey( periods ), label: __( 'One-time', 'frontage-site' ) } ],
							first
						)
					}
				>
					{ __( 'Add period', 'frontage-site' ) }
				</Button>
			) }
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Default period', 'frontage-site' ) }
				value={ String( first ) }
				options={ periods.map( ( { label }, index ) => ( { value: String( index ), label } ) ) }
				onChange={ ( value ) => onChange( periods, Number( value ) ) }
			/>
		</PanelBody>
	);
}
