<?php
// A manifest as the build writes one, for SwitchesTest.
return [
	'frontage/emoji' => [
		'usedBy'     => [],
		'textdomain' => 'frontage-site',
		'module'     => [
			'file'         => 'emoji/view.js',
			'dependencies' => [ '@frontage/kit/browser' ],
			'version'      => '1',
		],
	],
];
