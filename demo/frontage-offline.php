<?php
/**
 * Plugin Name: Frontage Demo: offline
 * Description: The demo and the journeys never ask WordPress.org: their sites block outgoing requests, and each refusal would be a warning in the log.
 */

defined( 'ABSPATH' ) || exit;

remove_action( 'admin_init', '_maybe_update_core' );
remove_action( 'admin_init', '_maybe_update_plugins' );
remove_action( 'admin_init', '_maybe_update_themes' );
