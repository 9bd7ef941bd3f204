<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

use Frontage\Kit\Admin\WhatIsThis;

defined( 'ABSPATH' ) || exit;

/** Forms → Settings, delivery: how many emails are sent at the same time, and in an hour. */
final class DeliverySettings {

	/** On `admin_init` and `frontage_kit_rest_settings`, with the other settings. */
	public static function register( string $group ): void {
		register_setting(
			$group,
			DeliverySlot::SETTING,
			[
				'type'              => 'integer',
				'description'       => __( 'Number of form emails sent at the same time', 'frontage-forms' ),
				'sanitize_callback' => DeliverySlot::sanitize_count( ... ),
				'show_in_rest'      => [
					'schema' => [
						'minimum' => 1,
						'maximum' => DeliverySlot::MOST,
					],
				],
				'default'           => DeliverySlot::USUAL,
			]
		);
		register_setting(
			$group,
			DeliveryLimit::SETTING,
			[
				'type'              => 'integer',
				'description'       => __( 'Maximum number of form emails sent in an hour', 'frontage-forms' ),
				'sanitize_callback' => DeliveryLimit::sanitize( ... ),
				'show_in_rest'      => [ 'schema' => [ 'minimum' => 0 ] ],
				'default'           => 0,
			]
		);
	}

	public static function add_fields( string $page ): void {
		add_settings_section( 'frontage_forms_delivery', __( 'Delivery', 'frontage-forms' ), '__return_null', $page );
		add_settings_field( DeliverySlot::SETTING, __( 'Parallel emails', 'frontage-forms' ), [ self::class, 'field' ], $page, 'frontage_forms_delivery', [ 'label_for' => DeliverySlot::SETTING ] );
		add_settings_field( DeliveryLimit::SETTING, __( 'Emails per hour', 'frontage-forms' ), [ self::class, 'limit_field' ], $page, 'frontage_forms_delivery', [ 'label_for' => DeliveryLimit::SETTING ] );
	}

	public static function limit_field(): void {
		printf(
			'<input type="number" id="%1$s" name="%1$s" value="%2$d" min="0" class="small-text" aria-describedby="%1$s-means"><p class="description" id="%1$s-means">%3$s</p>',
			esc_attr( DeliveryLimit::SETTING ),
			(int) DeliveryLimit::sanitize( get_option( DeliveryLimit::SETTING, 0 ) ),
			esc_html__( 'Enter the limit of your mail provider. 0 means no limit.', 'frontage-forms' )
		);
	}

	public static function field(): void {
		printf(
			'<input type="number" id="%1$s" name="%1$s" value="%2$d" min="1" max="%3$d" class="small-text" aria-describedby="%1$s-means"><p class="description" id="%1$s-means">%4$s</p>',
			esc_attr( DeliverySlot::SETTING ),
			(int) DeliverySlot::count(),
			(int) DeliverySlot::MOST,
			esc_html__( 'Each email uses one PHP process until the mail server responds. Choose 1 if your host allows only a few processes.', 'frontage-forms' )
		);
		WhatIsThis::print( __( 'Parallel emails', 'frontage-forms' ), __( 'Visitors do not wait for emails: your site sends them afterward. More parallel emails clear the queue faster but can slow down a small server.', 'frontage-forms' ) );
	}
}
