<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

defined( 'ABSPATH' ) || exit;

/** Maps icons of common icon fonts to WordPress's icons, and social profiles to their services. */
final class IconMap {

	/** In this order: the first word that the name contains decides. */
	private const WORDS = [
		'envelope' => 'envelope', 'mail' => 'envelope', 'map' => 'map-marker', 'location' => 'map-marker', 'pin' => 'map-marker', 'phone' => 'mobile', 'mobile' => 'mobile', 'call' => 'mobile',
		'clock' => 'scheduled', 'time' => 'scheduled', 'calendar' => 'calendar', 'arrow-right' => 'arrow-right', 'arrow-left' => 'arrow-left', 'long-arrow' => 'arrow-right', 'right-arrow' => 'arrow-right', 'arrow-up' => 'arrow-up', 'arrow-down' => 'arrow-down',
		'chevron-right' => 'chevron-right', 'angle-right' => 'chevron-right', 'angle-double-right' => 'chevron-right', 'caret-right' => 'chevron-right', 'chevron-left' => 'chevron-left', 'chevron-down' => 'chevron-down', 'angle-down' => 'chevron-down',
		'check' => 'check', 'star-half' => 'star-half', 'star' => 'star-filled', 'home' => 'home', 'shield' => 'shield', 'lock' => 'shield', 'security' => 'shield', 'cog' => 'settings', 'gear' => 'settings', 'setting' => 'settings', 'tools' => 'settings', 'user' => 'people', 'people' => 'people', 'team' => 'people', 'customer' => 'people', 'group' => 'people',
		'shopping' => 'cart', 'cart' => 'cart', 'store' => 'store', 'chart' => 'chart-bar', 'analytic' => 'chart-bar', 'growth' => 'chart-bar', 'bulb' => 'tip', 'idea' => 'tip', 'search' => 'search', 'download' => 'download', 'upload' => 'upload', 'tag' => 'tag', 'comment' => 'comment', 'chat' => 'comment', 'quote' => 'quote', 'play' => 'capture-video', 'video' => 'capture-video', 'camera' => 'capture-photo', 'image' => 'image', 'photo' => 'image',
		'globe' => 'language', 'world' => 'language', 'pen' => 'pencil', 'edit' => 'pencil', 'info' => 'info', 'question' => 'help', 'help' => 'help', 'exclamation' => 'caution', 'key' => 'key', 'bell' => 'bell', 'share' => 'share', 'file' => 'file', 'credit-card' => 'payment', 'money' => 'payment', 'dollar' => 'payment', 'pay' => 'payment', 'desktop' => 'desktop', 'laptop' => 'desktop', 'computer' => 'desktop', 'server' => 'desktop', 'plus' => 'plus', 'rss' => 'rss',
	];

	private const SERVICES = [
		'facebook' => 'facebook', 'x-twitter' => 'x', 'twitter' => 'twitter', 'instagram' => 'instagram', 'linkedin' => 'linkedin', 'youtube' => 'youtube', 'vimeo' => 'vimeo', 'pinterest' => 'pinterest', 'dribbble' => 'dribbble', 'behance' => 'behance', 'github' => 'github', 'tiktok' => 'tiktok', 'whatsapp' => 'whatsapp', 'telegram' => 'telegram', 'snapchat' => 'snapchat', 'spotify' => 'spotify', 'soundcloud' => 'soundcloud', 'medium' => 'medium', 'reddit' => 'reddit', 'skype' => 'skype', 'tumblr' => 'tumblr', 'twitch' => 'twitch', 'yelp' => 'yelp', 'vk' => 'vk', 'flickr' => 'flickr', 'discord' => 'discord', 'google' => 'google', 'mastodon' => 'mastodon', 'bluesky' => 'bluesky', 'threads' => 'threads', 'wordpress' => 'wordpress', 'envelope' => 'mail', 'rss' => 'feed',
	];

	/** A name of the registry, or '' if no icon is similar. */
	public static function registry_name( string $icon ): string {
		foreach ( self::WORDS as $word => $name ) {
			if ( '' !== $icon && str_contains( strtolower( $icon ), $word ) ) {
				return "core/$name";
			}
		}
		return '';
	}

	/** A service of core's social links; otherwise a generic link. */
	public static function service( string $icon, string $url ): string {
		foreach ( [ $icon, (string) wp_parse_url( $url, PHP_URL_HOST ) ] as $service_name ) {
			foreach ( self::SERVICES as $word => $service ) {
				if ( '' !== $service_name && str_contains( strtolower( $service_name ), $word ) ) {
					return $service;
				}
			}
		}
		return 'chain';
	}
}
