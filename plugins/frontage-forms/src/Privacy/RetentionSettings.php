<?php

declare( strict_types=1 );

namespace Frontage\Forms\Privacy;

use Frontage\Kit\Admin\WhatIsThis;

defined( 'ABSPATH' ) || exit;

/** Forms → Settings: the retention period of messages, with the number that each choice would delete now. */
final class RetentionSettings {

	public static function register( string $group ): void {
		register_setting(
			$group,
			RetentionPolicy::OPTION,
			[
				'type'              => 'object',
				'description'       => __( 'How long messages are stored.', 'frontage-forms' ),
				'sanitize_callback' => [ self::class, 'sanitize' ],
				'show_in_rest'      => false,
			]
		);
	}

	public static function add_fields( string $page ): void {
		add_settings_section( 'privacy', __( 'Privacy', 'frontage-forms' ), [ self::class, 'render_description' ], $page );
		add_settings_field( 'frontage-keep-new', __( 'Message retention', 'frontage-forms' ), [ self::class, 'render_new_field' ], $page, 'privacy', [ 'label_for' => 'frontage-keep-new' ] );
		if ( RetentionPolicy::settings()['old_until'] ) {
			add_settings_field( 'frontage-keep-old', __( 'Existing forms', 'frontage-forms' ), [ self::class, 'render_old_field' ], $page, 'privacy', [ 'label_for' => 'frontage-keep-old' ] );
		}
		add_settings_field( 'frontage-keep-aside', __( 'Spam and trash', 'frontage-forms' ), [ self::class, 'render_spam_field' ], $page, 'privacy', [ 'label_for' => 'frontage-keep-aside' ] );
		add_settings_field( 'frontage-keep-visitor', __( 'Visitor data', 'frontage-forms' ), [ self::class, 'render_visitor_field' ], $page, 'privacy' );
	}

	public static function render_description(): void {
		echo '<p>' . esc_html__( 'Each form can override this on its Settings tab.', 'frontage-forms' ) . '</p>';
	}

	public static function render_new_field(): void {
		$set = RetentionPolicy::settings();
		self::render_select( 'new', $set['new'], array_combine( RetentionPolicy::OFFERED, array_map( self::format_period( ... ), RetentionPolicy::OFFERED ) ) );
		echo '<p class="description">' . esc_html__( 'Older messages are deleted once a day, with their files and notes.', 'frontage-forms' ) . '</p>';
		WhatIsThis::print( __( 'Message retention', 'frontage-forms' ), __( 'Messages contain personal data, and privacy laws require a time limit. Choose how long you may need a message to answer questions about it, such as one year.', 'frontage-forms' ) );
	}

	/** Nothing of these is deleted before the owner has seen the number. */
	public static function render_old_field(): void {
		$choices = [ '' => __( 'Not set: nothing is deleted', 'frontage-forms' ) ];
		foreach ( RetentionPolicy::OFFERED as $length ) {
			$count              = RetentionSweeper::count_old_messages( $length );
			$choices[ $length ] = RetentionPolicy::FOREVER === $length ? self::format_period( $length ) : sprintf(
				/* translators: 1: a length of time, 2: a number of messages. */
				_n( '%1$s (deletes %2$s message now)', '%1$s (deletes %2$s messages now)', $count, 'frontage-forms' ),
				self::format_period( $length ),
				number_format_i18n( $count )
			);
		}
		self::render_select( 'old', RetentionPolicy::settings()['old'], $choices );
		echo '<p class="description">' . esc_html__( 'Applies to forms created before this plugin was installed or updated.', 'frontage-forms' ) . '</p>';
	}

	public static function render_spam_field(): void {
		printf(
			'<input type="number" id="frontage-keep-aside" name="%s[aside]" value="%d" min="1" max="3650" class="small-text"> %s',
			esc_attr( RetentionPolicy::OPTION ),
			(int) RetentionPolicy::settings()['aside'],
			esc_html__( 'days', 'frontage-forms' )
		);
	}

	public static function render_visitor_field(): void {
		printf(
			'<label><input type="checkbox" class="frontage-switch" name="%s[visitor]" value="1"%s> %s</label><p class="description">%s</p>',
			esc_attr( RetentionPolicy::OPTION ),
			checked( RetentionPolicy::settings()['visitor'], true, false ),
			esc_html__( 'Store shortened IP address and browser name', 'frontage-forms' ),
			esc_html__( 'When off, neither is stored. The last part of an IP address is never stored.', 'frontage-forms' )
		);
	}

	/** @return array{new: string, old: string, old_until: int, aside: int, visitor: bool} */
	public static function sanitize( mixed $input ): array {
		$before    = RetentionPolicy::settings();
		$input     = is_array( $input ) ? $input : [];
		$length    = static fn ( string $name ): string => is_string( $input[ $name ] ?? null ) ? RetentionPolicy::parse_period( $input[ $name ] ) : '';
		$spam_days = $input['aside'] ?? null;
		return [
			'new'       => $length( 'new' ) ?: $before['new'],
			'old'       => isset( $input['old'] ) ? $length( 'old' ) : $before['old'],
			'old_until' => $before['old_until'], // Only the upgrade sets this value.
			'aside'     => is_numeric( $spam_days ) ? min( 3650, max( 1, (int) $spam_days ) ) : $before['aside'],
			'visitor'   => ! empty( $input['visitor'] ),
		];
	}

	/** A period as readable text. */
	public static function format_period( string $length ): string {
		if ( RetentionPolicy::FOREVER === $length ) {
			return __( 'Forever', 'frontage-forms' );
		}
		[ $number, $unit ] = explode( ' ', $length ) + [ 1 => '' ];
		$number            = (int) $number;
		$words             = match ( rtrim( $unit, 's' ) ) {
			/* translators: %d: a number. */
			'day'   => _n( '%d day', '%d days', $number, 'frontage-forms' ),
			/* translators: %d: a number. */
			'week'  => _n( '%d week', '%d weeks', $number, 'frontage-forms' ),
			/* translators: %d: a number. */
			'month' => _n( '%d month', '%d months', $number, 'frontage-forms' ),
			/* translators: %d: a number. */
			default => _n( '%d year', '%d years', $number, 'frontage-forms' ),
		};
		return sprintf( $words, $number );
	}

	/** @param array<string, string> $choices */
	private static function render_select( string $name, string $selected, array $choices ): void {
		$choices = isset( $choices[ $selected ] ) ? $choices : $choices + [ $selected => self::format_period( $selected ) ];
		printf( '<select id="frontage-keep-%1$s" name="%2$s[%1$s]">', esc_attr( $name ), esc_attr( RetentionPolicy::OPTION ) );
		foreach ( $choices as $value => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $value, $selected, false ), esc_html( $label ) );
		}
		echo '</select>';
	}
}
