import {
	Button,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- WordPress's own field for lengths, and there is no other.
	__experimentalUnitControl as UnitControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { link, linkOff } from '@wordpress/icons';
import { asText } from '../controls/control-props';
import { fromUnit, withUnit } from '../controls/number-control';
import { get, ownAt, type Level } from '../../state';
import { labelOf } from './field-definitions';
import type { FieldProps } from './field-props';
import { FieldHeader } from './field-header';
import { LevelMark } from './breakpoint-badge';
import { inheritedAt } from './inherited-values';

const units = [ 'px', '%', 'em' ].map( ( unit ) => ( { value: unit, label: unit } ) );

/** Four sides or corners: one value for all while linked, else one for each. */
export function FourField( { field, stored, mixed, level, edit, prefix, found }: FieldProps ) {
	const path = prefix + field.path;
	const sides = field.node.properties ?? {};
	const parts = Object.keys( sides );
	const values = ( at: Level ) => parts.map( ( part ) => asText( ownAt( get( stored, part ), at ) ) );
	const agree = ( at: Level ) => new Set( values( at ) ).size === 1;
	const [ chosen, setLinked ] = useState< boolean >();
	const isLinked = chosen ?? agree( level );
	const write = ( names: readonly string[], at: Level, value: unknown ) =>
		edit.setAtLevel( Object.fromEntries( names.map( ( part ) => [ `${ path }.${ part }`, value ] ) ), at, 0 );
	const one = ( part: string | undefined, at: Level ) => {
		const sample = get( stored, part ?? parts[ 0 ]! );
		const own = ownAt( sample, at );
		const hasDifferentValues = mixed || ( part === undefined && ! agree( at ) );
		return (
			<UnitControl
				key={ part ?? 'all' }
				__next40pxDefaultSize
				units={ units }
				label={ part ? labelOf( sides[ part ]!, part ).label : field.label }
				hideLabelFromVision={ part === undefined }
				value={ hasDifferentValues ? '' : withUnit( own ) }
				placeholder={
					hasDifferentValues ? __( 'Mixed', 'frontage-slider' ) : asText( inheritedAt( sample, at, 0 ) )
				}
				onChange={ ( text ) => write( part ? [ part ] : parts, at, fromUnit( text ) ) }
			/>
		);
	};
	const controls = ( at: Level ) =>
		isLinked ? (
			one( undefined, at )
		) : (
			<div className="fr-inspector__four">{ parts.map( ( part ) => one( part, at ) ) }</div>
		);
	return (
		<div role="group" aria-label={ field.label }>
			<FieldHeader
				label={ field.label }
				within={ found ? field.within : undefined }
				mark={
					<>
						<Button
							size="small"
							icon={ isLinked ? link : linkOff }
							iconSize={ 20 }
							isPressed={ isLinked }
							label={
								isLinked
									? __( 'Unlink sides', 'frontage-slider' )
									: __( 'Link sides', 'frontage-slider' )
							}
							onClick={ () => setLinked( ! isLinked ) }
						/>
						<LevelMark
							label={ field.label }
							stored={ parts.map( ( part ) => get( stored, part ) ) }
							level={ level }
							mixed={ mixed }
							onReset={ ( at ) => write( parts, at, undefined ) }
						>
							{ controls }
						</LevelMark>
					</>
				}
			/>
			{ controls( level ) }
		</div>
	);
}
