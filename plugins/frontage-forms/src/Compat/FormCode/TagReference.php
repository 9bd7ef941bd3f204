<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\FormCode;

defined( 'ABSPATH' ) || exit;

/** A reference of all field types with their options, below the template; it also serves users without script. */
final class TagReference {

	public static function print(): void {
		printf( '<details class="frontage-code__reference"><summary>%s</summary><table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>', esc_html__( 'All kinds of fields', 'frontage-forms' ), esc_html__( 'Field', 'frontage-forms' ), esc_html__( 'As code', 'frontage-forms' ), esc_html__( 'Options', 'frontage-forms' ) );
		foreach ( TypeWords::all() as $type ) {
			printf( '<tr><th scope="row">%s</th><td dir="ltr"><code>%s</code></td><td dir="ltr">%s</td></tr>', esc_html( $type['label'] ), esc_html( self::code( $type ) ), esc_html( implode( ', ', array_map( [ self::class, 'option' ], array_keys( $type['options'] ), $type['options'] ) ) ) );
		}
		echo '</tbody></table></details>';
	}

	/** @param array{type: string, named: bool, requirable: bool, values: string, content: bool} $type */
	private static function code( array $type ): string {
		$tag = $type['type'] . ( $type['requirable'] ? '*' : '' ) . ( $type['named'] ? ' your-' . $type['type'] : '' )
			. ( 'none' === $type['values'] ? '' : ' "' . __( 'Text', 'frontage-forms' ) . '"' ) . ( 'many' === $type['values'] ? ' "…"' : '' );
		return "[$tag]" . ( $type['content'] ? __( 'Text', 'frontage-forms' ) . "[/{$type['type']}]" : '' );
	}

	/** @param string|list<string> $kind */
	private static function option( string $name, string|array $kind ): string {
		return match ( true ) {
			is_array( $kind )   => $name . ':' . implode( '|', $kind ),
			'switch' === $kind  => $name,
			'number' === $kind  => $name . ':1',
			default             => $name . ':…',
		};
	}
}
